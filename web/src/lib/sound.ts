/** Short sounds, made when they are played. A browser lets a page sound after the first click on it. */
import { settings } from './settings.svelte';

export type Sound = 'draw' | 'card' | 'flip' | 'hit' | 'break' | 'heal' | 'gain' | 'magic' | 'attack' | 'triumph' | 'turn' | 'win' | 'lose';

/** A tone that glides from one frequency to another, or noise through a filter that does. Times are in seconds. */
interface Layer {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
}

const SOUNDS: Record<Sound, readonly Layer[]> = {
  draw: [noise(3200, 5200, 0.09, 0.05)],
  card: [noise(2400, 500, 0.07, 0.1), tone(190, 90, 0.09, 0.12)],
  flip: [noise(1800, 4200, 0.05, 0.07), noise(2600, 700, 0.07, 0.09, 0.07)],
  hit: [tone(170, 48, 0.2, 0.3), noise(900, 200, 0.12, 0.16)],
  break: [noise(2600, 160, 0.42, 0.16), tone(120, 40, 0.35, 0.2)],
  heal: [tone(520, 560, 0.3, 0.06), tone(780, 790, 0.34, 0.05, 0.08)],
  gain: [tone(1180, 1180, 0.12, 0.04), tone(1570, 1570, 0.16, 0.035, 0.06)],
  magic: [tone(420, 1260, 0.42, 0.05), tone(630, 1890, 0.42, 0.03, 0.05), noise(3000, 7000, 0.4, 0.025)],
  attack: [noise(500, 2600, 0.16, 0.09), tone(220, 330, 0.16, 0.06)],
  triumph: [...chord([261, 392, 523, 659], 0.09, 0.9, 0.07), tone(65, 65, 0.9, 0.16), noise(300, 5000, 0.5, 0.04)],
  turn: chord([520, 780], 0.09, 0.16, 0.06),
  win: chord([523, 659, 784, 1047], 0.12, 0.8, 0.07),
  lose: chord([392, 330, 262], 0.17, 0.7, 0.07),
};

function tone(from: number, to: number, lasts: number, loud: number, at = 0): Layer {
  return { wave: 'triangle', from, to, lasts, loud, at };
}

function noise(from: number, to: number, lasts: number, loud: number, at = 0): Layer {
  return { wave: 'noise', from, to, lasts, loud, at };
}

/** Tones one after the other that ring on together. */
function chord(notes: number[], apart: number, lasts: number, loud: number): Layer[] {
  return notes.map((note, place) => tone(note, note, lasts, loud, place * apart));
}

const SILENT = 0.0005; // a volume that nobody hears
const USUAL = 70; // the volume at which layers are as loud as written
const SOON = 0.06; // s: the same sound again so soon would only be louder

const REST = 2000; // ms without a sound, longer than any: a context that plays nothing keeps the processor busy all the same

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();

export function play(sound: Sound | undefined): void {
  if (!sound || !settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < SOON) return;
  last.set(sound, now);
  void context.resume();
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), REST);
  for (const layer of SOUNDS[sound]) begin(context, layer, now + (layer.at ?? 0));
}

function begin(on: AudioContext, layer: Layer, start: number): void {
  const end = start + layer.lasts;
  const volume = on.createGain();
  volume.gain.setValueAtTime(Math.max(SILENT, (layer.loud * settings.volume) / USUAL), start);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(on.destination);
  const source = layer.wave === 'noise' ? hissing(on, layer, start, end, volume) : ringing(on, layer, start, end, volume);
  source.start(start);
  source.stop(end);
}

function ringing(on: AudioContext, layer: Layer, start: number, end: number, volume: GainNode): OscillatorNode {
  const source = on.createOscillator();
  source.type = layer.wave as OscillatorType;
  glide(source.frequency, layer, start, end);
  source.connect(volume);
  return source;
}

function hissing(on: AudioContext, layer: Layer, start: number, end: number, volume: GainNode): AudioBufferSourceNode {
  const source = on.createBufferSource();
  source.buffer = hiss ??= hissOf(on);
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, layer, start, end);
  source.connect(filter).connect(volume);
  return source;
}

function glide(frequency: AudioParam, layer: Layer, start: number, end: number): void {
  frequency.setValueAtTime(layer.from, start);
  frequency.exponentialRampToValueAtTime(layer.to ?? layer.from, end);
}

/** Half a second of noise, which is longer than any that is played. */
function hissOf(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}
