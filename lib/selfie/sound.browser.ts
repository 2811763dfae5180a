import { prefersReducedMotion } from '@/lib/browser/motion';

let audio: AudioContext | null = null;

/** Sounds until `stopSounds`; browsers ask for a press. Silent under reduced motion. */
export function enableSounds(): void {
  if (prefersReducedMotion() || typeof AudioContext !== 'function') return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => {});
}

export function stopSounds(): void {
  void audio?.close().catch(() => {});
  audio = null;
}

function fade(context: AudioContext, volume: number, seconds: number, delay = 0): GainNode {
  const gain = context.createGain();
  const start = context.currentTime + delay;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  gain.connect(context.destination);
  return gain;
}

export function playTick(): void {
  if (!audio) return;
  const knock = audio.createOscillator();
  knock.type = 'triangle';
  knock.frequency.setValueAtTime(880, audio.currentTime);
  knock.frequency.exponentialRampToValueAtTime(440, audio.currentTime + 0.08);
  knock.connect(fade(audio, 0.25, 0.12));
  knock.start();
  knock.stop(audio.currentTime + 0.13);
}

export function playShutter(): void {
  if (!audio) return;
  for (const delay of [0, 0.09]) {
    const noise = audio.createBufferSource();
    noise.buffer = hiss(audio, 0.06);
    noise.connect(fade(audio, 0.3, 0.06, delay));
    noise.start(audio.currentTime + delay);
  }
}

function hiss(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
