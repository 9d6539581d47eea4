/** The time, as a value that tests can move. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
