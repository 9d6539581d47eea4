type Kept = { field: HTMLInputElement; value: string; checked: boolean }

let kept: Kept[] = []

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Before React takes the page over: what was typed or ticked while its scripts were on their way. */
export function keepTyped(): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea'),
  ]
  kept = fields
    .filter((field) =>
      isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
    )
    .map((field) => ({ field, value: field.value, checked: field.checked }))
}

/** A form that waits for this browser's draft is drawn anew with it, its fields by the same names. */
function drawnAgain({ name, type, value }: HTMLInputElement): HTMLInputElement | undefined {
  const named = [...document.getElementsByName(name)] as HTMLInputElement[]
  return named.find((field) => field.type === type && (type !== 'radio' || field.value === value))
}

/** Afterwards: a field that React holds would be as React drew it, so React is told as if it happened now. */
export function tellTyped(): void {
  for (const { field: drawnFirst, value, checked } of kept) {
    const field = drawnFirst.isConnected ? drawnFirst : drawnAgain(drawnFirst)
    if (!field) continue
    if (isTicked(field)) tick(field, checked)
    // More may have been typed by now.
    else type(field, field.value === field.defaultValue ? value : field.value)
  }
  kept = []
}

function tick(field: HTMLInputElement, checked: boolean): void {
  // The other one of two radio buttons tells it.
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
  field.checked = !checked
  field.click()
}

/** The field's own setter is what React believes it to be; the prototype's is the browser's. */
function type(field: HTMLInputElement, text: string): void {
  if (text === field.defaultValue) return
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
