/** Latitude and longitude of each state's capital, in degrees. */
const capitals: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  AC: [-10, -67.8],
  AL: [-9.7, -35.7],
  AM: [-3.1, -60],
  AP: [0, -51.1],
  BA: [-13, -38.5],
  CE: [-3.7, -38.5],
  DF: [-15.8, -47.9],
  ES: [-20.3, -40.3],
  GO: [-16.7, -49.3],
  MA: [-2.5, -44.3],
  MG: [-19.9, -43.9],
  MS: [-20.5, -54.6],
  MT: [-15.6, -56.1],
  PA: [-1.5, -48.5],
  PB: [-7.1, -34.9],
  PE: [-8.1, -34.9],
  PI: [-5.1, -42.8],
  PR: [-25.4, -49.3],
  RJ: [-22.9, -43.2],
  RN: [-5.8, -35.2],
  RO: [-8.8, -63.9],
  RR: [2.8, -60.7],
  RS: [-30, -51.2],
  SC: [-27.6, -48.5],
  SE: [-10.9, -37.1],
  SP: [-23.6, -46.6],
  TO: [-10.2, -48.3],
}

/** In degrees, which is enough to tell which of two states is nearer. */
export function distanceBetween(one: string, other: string): number {
  const from = capitals[one]
  const to = capitals[other]
  return from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) : Number.POSITIVE_INFINITY
}
