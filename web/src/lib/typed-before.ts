type Kept = { field: HTMLInputElement; value: string; checked: boolean }

let kept: Kept[] = []

/** Before React takes the page over: what was typed or ticked while its scripts were on their way. */
export function keepTyped(): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea'),
  ]
  kept = fields
    .filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
    .map((field) => ({ field, value: field.value, checked: field.checked }))
}

/**
 * Afterwards: a field whose text React holds would be as React drew it, so React is told as if it
 * happened now. The field's own setter is what React believes it to be; the prototype's is the browser's.
 */
export function tellTyped(): void {
  for (const { field, value, checked } of kept) {
    if (!field.isConnected) continue
    if (checked !== field.defaultChecked && (checked || field.type === 'checkbox')) {
      field.checked = !checked
      field.click()
    }
    // More may have been typed by now.
    const typed = field.value === field.defaultValue ? value : field.value
    if (typed === field.defaultValue) continue
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  kept = []
}
