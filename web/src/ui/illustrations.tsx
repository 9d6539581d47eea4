import type { ReactNode } from 'react'

type IllustrationProps = { width?: number | string }
type PartProps = { x: number; y: number }

const ink = '#034847'
const petrol = '#005c5b'
const teal = '#3f9997'
const aqua = '#bde6e4'
const mint = '#dbf4f2'
const coral = '#fd7354'
const blush = '#fed3c8'
const gold = '#e6c183'
const cream = '#fdedd4'
const paper = '#ffffff'
const mist = '#d9e0e5'

// The first half of the mark (brand.tsx) on its grid of 32.
const half =
  'M10.5 5.6A3.6 3.6 0 0 1 14.1 2h3.8a3.6 3.6 0 0 1 3.6 3.6v2.75a1.8 1.8 0 0 1-.53 1.28L9.63 20.97a1.8 1.8 0 0 1-1.28.53H5.6A3.6 3.6 0 0 1 2 17.9v-3.8a3.6 3.6 0 0 1 3.6-3.6h2.7a2.2 2.2 0 0 0 2.2-2.2Z'

function Canvas({
  width = '100%',
  box,
  children,
}: IllustrationProps & { box: string; children: ReactNode }) {
  return (
    <svg
      width={width}
      viewBox={box}
      fill="none"
      stroke={ink}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {children}
    </svg>
  )
}

function Backdrop() {
  return (
    <path
      d="M30 132c-4-58 44-98 96-104 44-5 62 14 96 20 42 8 72 36 70 82-2 50-42 82-96 84-30 1-46-6-76-4-46 3-86-24-90-78Z"
      fill={mint}
      stroke="none"
    />
  )
}

function Plus({ x, y, size = 7, color = teal }: PartProps & { size?: number; color?: string }) {
  return (
    <path
      d={`M${x - size} ${y}h${size * 2}M${x} ${y - size}v${size * 2}`}
      stroke={color}
      strokeWidth={4}
    />
  )
}

function Dot({ x, y, r = 4, color = coral }: PartProps & { r?: number; color?: string }) {
  return <circle cx={x} cy={y} r={r} fill={color} stroke="none" />
}

/** Lines of text, drawn as bars: [width, width, ...] from the top. */
function Bars({ x, y, widths, gap = 12 }: PartProps & { widths: number[]; gap?: number }) {
  return (
    <>
      {widths.map((width, index) => (
        <path
          key={index}
          d={`M${x} ${y + index * gap}h${width}`}
          stroke={index === 0 ? aqua : mist}
          strokeWidth={6}
        />
      ))}
    </>
  )
}

function Magnifier({ x, y, r, lens = paper }: PartProps & { r: number; lens?: string }) {
  const edge = r * Math.SQRT1_2
  return (
    <>
      <path
        d={`M${x + edge + 4} ${y + edge + 4}l${r * 0.62} ${r * 0.62}`}
        stroke={ink}
        strokeWidth={17}
      />
      <path
        d={`M${x + edge + 4} ${y + edge + 4}l${r * 0.62} ${r * 0.62}`}
        stroke={coral}
        strokeWidth={12}
      />
      <circle cx={x} cy={y} r={r} fill={lens} stroke={ink} strokeWidth={9} />
      <circle cx={x} cy={y} r={r} stroke={teal} strokeWidth={4} />
    </>
  )
}

/** Head and shoulders in a circle of radius 40. */
function Person({ x, y, tint, skin }: PartProps & { tint: string; skin: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="40" fill={tint} />
      <path d="M-25 31C-24 14-13 7 0 7s24 7 25 24a40 40 0 0 1-50 0Z" fill={skin} />
      <circle cy="-9" r="13" fill={skin} />
    </g>
  )
}

export function EmptyResults({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <rect
        x="122"
        y="40"
        width="116"
        height="144"
        rx="12"
        fill={aqua}
        transform="rotate(7 180 112)"
      />
      <rect x="92" y="42" width="124" height="152" rx="12" fill={paper} />
      <g stroke={teal} strokeDasharray="4 7">
        <circle cx="120" cy="74" r="12" />
        <circle cx="120" cy="116" r="12" />
        <circle cx="120" cy="158" r="12" />
      </g>
      <Bars x={146} y={69} widths={[48, 30]} />
      <Bars x={146} y={111} widths={[40, 24]} />
      <Bars x={146} y={153} widths={[30, 20]} />
      <Magnifier x={206} y={142} r={40} />
      <path d="m194 130 24 24M218 130l-24 24" stroke={coral} strokeWidth={6} />
      <Plus x={62} y={82} />
      <Dot x={70} y={178} />
      <Dot x={262} y={84} color={gold} r={5} />
    </Canvas>
  )
}

export function Completion({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <rect x="72" y="68" width="168" height="118" rx="14" fill={paper} />
      <path d="M72 94V82a14 14 0 0 1 14-14h140a14 14 0 0 1 14 14v12Z" fill={petrol} />
      <path d="M90 81h28" stroke={teal} strokeWidth={6} />
      <g transform="translate(110 134) scale(0.6)" strokeWidth={4.2}>
        <Person x={0} y={0} tint={blush} skin={paper} />
      </g>
      <Bars x={152} y={122} widths={[66, 44]} gap={16} />
      <path d="M88 172h62" stroke={mist} strokeWidth={6} />
      <g transform="translate(228 174)">
        <path d="M-16 22v34l16-10 16 10V22Z" fill={gold} />
        <path
          d="M0 -30A9 9 0 0 1 15 -26A9 9 0 0 1 26 -15A9 9 0 0 1 30 0A9 9 0 0 1 26 15A9 9 0 0 1 15 26A9 9 0 0 1 0 30A9 9 0 0 1 -15 26A9 9 0 0 1 -26 15A9 9 0 0 1 -30 0A9 9 0 0 1 -26 -15A9 9 0 0 1 -15 -26A9 9 0 0 1 0 -30Z"
          fill={coral}
        />
        <path d="m-13 1 9 9 17-19" stroke={paper} strokeWidth={7} />
      </g>
      <path d="M118 50c-6-8 2-14-4-22M208 50c6-7-1-12 6-21" stroke={coral} strokeWidth={4} />
      <path d="M160 48V30M54 120l-16-7M262 98l15-8" stroke={teal} strokeWidth={4} />
      <path d="m88 48-9-13M238 50l10-13" stroke={gold} strokeWidth={4} />
      <Plus x={50} y={76} color={coral} size={6} />
      <Plus x={50} y={172} />
      <Dot x={138} y={36} color={gold} r={5} />
      <Dot x={184} y={32} color={teal} />
      <Dot x={276} y={134} />
    </Canvas>
  )
}

export function NotFound({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <g stroke={ink} strokeWidth={23}>
        <path d="M84 74 52 134h54M92 108v58M250 74l-32 60h54M258 108v58" />
      </g>
      <g stroke={petrol} strokeWidth={18}>
        <path d="M84 74 52 134h54M92 108v58M250 74l-32 60h54M258 108v58" />
      </g>
      <Magnifier x={160} y={118} r={38} />
      <path d="M150 110c0-6 4-10 10-10s10 4 10 9c0 8-10 8-10 16" stroke={coral} strokeWidth={6} />
      <Dot x={160} y={138} r={4} />
      <path d="M40 196h148M206 196h22M246 196h34" />
      <Plus x={126} y={50} />
      <Dot x={204} y={54} color={gold} r={6} />
    </Canvas>
  )
}

/** The two halves of the mark, one still on the crane. */
export function UnderConstruction({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <path d="M244 202V54h18v148M244 74l18 20-18 20 18 20-18 20 18 20-18 20" />
      <path d="M244 38 253 18l9 20M253 18 148 38M253 18l35 20" />
      <path d="M118 38h174v16H118Z" fill={cream} />
      <path d="m118 54 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16" />
      <rect x="272" y="54" width="20" height="20" rx="3" fill={petrol} />
      <path d="M186 54v30" />
      <g transform="translate(34 92) scale(3.5)" strokeWidth={0.71}>
        <path d={half} fill={petrol} />
        <path d={half} transform="rotate(180 16 16)" strokeDasharray="1 2.2" stroke={teal} />
        <path d={half} transform="translate(18.2 -12.2) rotate(180 16 16)" fill={coral} />
      </g>
      <circle cx="186" cy="84" r="4" fill={gold} />
      <path d="M46 168v34M64 168v34M46 176l18 18M36 202h248" />
      <path d="M186 202h40l-2-6h-5l-11-34h-4l-11 34h-5Z" fill={coral} />
      <path d="M200 174h12l3.6 11h-19.200Z" fill={paper} />
      <Plus x={70} y={66} />
    </Canvas>
  )
}

export function ServerError({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <path d="M40 202h240" />
      <rect x="70" y="48" width="136" height="44" rx="10" fill={paper} />
      <rect x="70" y="98" width="136" height="44" rx="10" fill={paper} />
      <rect x="70" y="148" width="136" height="44" rx="10" fill={petrol} />
      <path d="M86 192v10M190 192v10" />
      <Dot x={90} y={70} r={5} color={teal} />
      <Dot x={106} y={70} r={5} color={teal} />
      <Dot x={90} y={120} r={5} color={teal} />
      <Dot x={106} y={120} r={5} color={gold} />
      <Dot x={90} y={170} r={5} />
      <path d="M136 70h52M136 120h52" stroke={aqua} strokeWidth={7} />
      <path d="M136 170h52" stroke={teal} strokeWidth={7} />
      <path d="M206 170h22c12 0 18-8 18-18v-8" />
      <path d="M234 122h24v10a12 12 0 0 1-24 0ZM240 122v-10M252 122v-10" fill={gold} />
      <path d="M234 88V76a12 12 0 0 1 24 0v12Z" fill={paper} />
      <path d="M246 64v-8c0-10 6-16 16-16h22" />
      <path d="m228 96-9-4M228 106l-9 4M264 96l9-4M264 106l9 4" stroke={coral} strokeWidth={4} />
      <Plus x={48} y={96} />
      <Dot x={54} y={160} />
    </Canvas>
  )
}

export function ReferralIllustration({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <path d="M92 96c2-30 24-46 68-46s66 16 68 42" strokeDasharray="1 8" stroke={petrol} />
      <path d="m218 86 10 11 10-11" stroke={petrol} />
      <Person x={92} y={146} tint={petrol} skin={aqua} />
      <Person x={228} y={146} tint={paper} skin={blush} />
      <circle cx="258" cy="176" r="17" fill={coral} />
      <path d="M258 168v16M250 176h16" stroke={paper} strokeWidth={5} />
      <path
        d="M132 26h56a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12h-20l-10 12-4-12h-22a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12Z"
        fill={paper}
      />
      <path
        d="m160 34 5 10.2 11.2 1.6-8.1 7.9 1.9 11.2-10-5.3-10 5.3 1.9-11.2-8.1-7.900L155 44.200Z"
        fill={gold}
      />
      <path d="M144 158h34" stroke={teal} strokeWidth={4} strokeDasharray="0 10" />
      <Plus x={50} y={84} color={coral} size={6} />
      <Dot x={252} y={70} color={teal} />
      <Dot x={154} y={198} color={gold} r={5} />
    </Canvas>
  )
}

/** A shop of the health trade, open, with goods at the door. */
export function SupplierIllustration({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <path d="M36 202h248" />
      <circle cx="134" cy="48" r="22" fill={petrol} />
      <path d="M134 38v20M124 48h20" stroke={paper} strokeWidth={6} />
      <path d="M68 100h132v102H68Z" fill={paper} />
      <rect x="84" y="132" width="50" height="42" rx="4" fill={aqua} />
      <path d="m94 152 12-12M94 164l24-24" stroke={paper} strokeWidth={4} />
      <path d="M148 202v-66a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v66Z" fill={petrol} />
      <Dot x={157} y={170} r={3.5} color={gold} />
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={`M${72 + index * 24.8} 66h24.8L${87.2 + index * 31.2} 104a15.6 13 0 0 1-31.2 0Z`}
          fill={index % 2 ? paper : coral}
        />
      ))}
      <rect x="208" y="160" width="52" height="42" rx="4" fill={gold} />
      <path d="M227 160h14v16l-7-4-7 4Z" fill={paper} />
      <rect x="216" y="126" width="36" height="34" rx="4" fill={cream} />
      <path d="M234 136v14M227 143h14" stroke={coral} strokeWidth={4} />
      <path d="M52 202v-22" />
      <path
        d="M52 186c-10 0-14-8-14-16 10 0 14 8 14 16ZM52 178c0-10 6-14 12-16 2 10-4 16-12 16Z"
        fill={teal}
      />
      <Plus x={232} y={74} />
      <Dot x={258} y={100} />
      <Dot x={72} y={52} color={gold} r={5} />
    </Canvas>
  )
}

export function ChatIllustration({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <path
        d="M116 40h118a18 18 0 0 1 18 18v40a18 18 0 0 1-18 18H126l-20 14 4-18a18 18 0 0 1-12-14V58a18 18 0 0 1 18-18Z"
        fill={petrol}
      />
      <path d="M120 64h72" stroke={aqua} strokeWidth={7} />
      <path d="M120 84h108" stroke={teal} strokeWidth={7} />
      <path
        d="M124 134h92a16 16 0 0 1 16 16v18a16 16 0 0 1-8 14l4 16-20-14h-84a16 16 0 0 1-16-16v-18a16 16 0 0 1 16-16Z"
        fill={paper}
      />
      <Dot x={148} y={159} r={6} />
      <Dot x={170} y={159} r={6} color={gold} />
      <Dot x={192} y={159} r={6} color={teal} />
      <circle cx="66" cy="138" r="27" fill={cream} />
      <path d="M42 138a24 24 0 0 1 48 0" />
      <rect x="35" y="134" width="12" height="20" rx="6" fill={coral} />
      <rect x="85" y="134" width="12" height="20" rx="6" fill={coral} />
      <path d="M91 154c0 8-6 12-16 12" />
      <path d="M58 137v3M74 137v3M59 149c4 4 10 4 14 0" />
      <Plus x={272} y={128} color={coral} size={6} />
      <Plus x={62} y={72} />
      <Dot x={84} y={196} color={gold} r={5} />
    </Canvas>
  )
}

export function LoginIllustration({ width }: IllustrationProps) {
  return (
    <Canvas width={width} box="0 0 320 240">
      <Backdrop />
      <rect x="84" y="34" width="140" height="172" rx="16" fill={paper} />
      <g transform="translate(154 80) scale(0.7)" strokeWidth={3.6}>
        <Person x={0} y={0} tint={aqua} skin={paper} />
      </g>
      <rect x="102" y="122" width="104" height="24" rx="6" fill={paper} />
      <path d="M114 134h46" stroke={mist} strokeWidth={6} />
      <rect x="102" y="154" width="104" height="24" rx="6" fill={paper} />
      <Dot x={116} y={166} color={ink} r={3.5} />
      <Dot x={130} y={166} color={ink} r={3.5} />
      <Dot x={144} y={166} color={ink} r={3.5} />
      <Dot x={158} y={166} color={ink} r={3.5} />
      <path
        d="M228 122c12 8 22 10 34 11v28c0 22-16 36-34 43-18-7-34-21-34-43v-28c12-1 22-3 34-11Z"
        fill={petrol}
      />
      <path d="M228 148v30M213 163h30" stroke={paper} strokeWidth={8} />
      <Plus x={54} y={92} />
      <Dot x={60} y={166} />
      <Dot x={256} y={76} color={gold} r={6} />
    </Canvas>
  )
}
