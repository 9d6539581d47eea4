import { generate } from 'lean-qr'

const quietZone = 4

/** A QR code as one path. Loaded on demand. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const modules: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y)) modules.push(`M${x + quietZone} ${y + quietZone}h1v1h-1z`)
    }
  }
  const size = code.size + 2 * quietZone
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      role="img"
      aria-label={label}
      // As a letter it would leave room below its line.
      style={{ display: 'block' }}
    >
      <rect width={size} height={size} fill="var(--mantine-color-white)" />
      <path d={modules.join('')} fill="var(--mantine-color-black)" shapeRendering="crispEdges" />
    </svg>
  )
}
