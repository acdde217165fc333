# The words of the house.
house = Polyana
