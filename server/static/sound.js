// Small sounds, made here from sine waves and a little noise: no files to fetch. Off by a switch.

let context = null;
let silence = 0;
/** After so many milliseconds without a sound the machine may rest: an open context keeps its processor awake. */
const REST = 2000;
/** Whoever has not touched the page yet hears nothing; what was missed is not played all at once then. */
const MISSED = 500;
const on = () => localStorage.getItem("polyana.sound") !== "off";

/** A tone: frequency, when it begins, how long it rings, how loud, and where it slides. */
function tone(frequency, at, length, loud, slide = frequency) {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + at;
  oscillator.frequency.setValueAtTime(frequency, start);
  oscillator.frequency.exponentialRampToValueAtTime(slide, start + length);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + .008);
  volume.gain.exponentialRampToValueAtTime(.0001, start + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + .05);
}

/** The rustle of paper. */
function rustle(at, length, loud) {
  const samples = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = samples;
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS = {
  move: () => { rustle(0, .09, .12); tone(330, .03, .1, .06, 220); },
  turn: () => { tone(523, 0, .25, .09); tone(784, .12, .4, .09); },
  over: () => { [392, 494, 587, 784].forEach((note, i) => tone(note, i * .13, .6, .08)); },
  chat: () => { tone(880, 0, .12, .05, 990); },
};

/** Plays a sound, if the switch is on and the browser lets us. */
export function play(name) {
  if (!on() || !SOUNDS[name]) return;
  try {
    context ??= new AudioContext();
    const asked = Date.now();
    const sound = () => {
      if (Date.now() - asked > MISSED) return;
      SOUNDS[name]();
      clearTimeout(silence);
      silence = setTimeout(() => context.suspend().catch(() => {}), REST);
    };
    if (context.state === "running") sound();
    else context.resume().then(sound).catch(() => {});
  } catch {
    // No sound on this machine: the table is complete without it.
  }
}

/** Lets a button switch the sounds. */
export function soundSwitch(button) {
  if (!button) return;
  const show = () => button.setAttribute("aria-pressed", String(on()));
  button.addEventListener("click", () => {
    localStorage.setItem("polyana.sound", on() ? "off" : "on");
    show();
    play("move");
  });
  show();
}
