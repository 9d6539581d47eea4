import { readFileSync } from 'node:fs'

/** Loaded before the product (--import): its clock is the real one moved by the seconds in a file. */
const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let offsetMs = 0
setInterval(() => {
  offsetMs = Number(readFileSync(file, 'utf8') || 0) * 1000
}, 200).unref()

globalThis.Date = class extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(RealDate.now() + offsetMs)
    else super(...(args as [number]))
  }
  static override now(): number {
    return RealDate.now() + offsetMs
  }
} as DateConstructor
