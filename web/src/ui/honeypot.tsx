/** A field that nobody sees: whoever fills it in is a robot. */
export function Honeypot({ name, onChange }: { name: string; onChange?(value: string): void }) {
  return (
    <div aria-hidden className="honeypot">
      <input
        type="text"
        name={name}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </div>
  )
}
