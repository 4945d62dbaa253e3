import { ownNameKey } from '@/lib/client/own-name'

/**
 * Offers to remember the writer's name on this device, and fills it in if it is remembered. Called whenever a form
 * opens: the choice applies to all forms. Without storage there is no checkbox.
 */
export function offerName(form: HTMLFormElement): void {
  const field = form.elements.namedItem('name')
  if (!(field instanceof HTMLInputElement)) return
  try {
    const name = localStorage.getItem(ownNameKey)
    // An existing checkbox holds the visitor's answer, unless there is a name to show.
    if (name !== null || !findTick(field)) show(name, field, findTick(field) ?? makeTick(field))
  } catch {}
}

/** Set as defaults: they survive the form's reset after sending. */
function show(name: string | null, field: HTMLInputElement, tick: HTMLInputElement): void {
  if (field.value === '' && name) field.value = name
  field.defaultValue = name ?? ''
  tick.checked = tick.defaultChecked = name !== null
}

function findTick(field: HTMLInputElement): HTMLInputElement | null {
  return field.parentElement?.querySelector<HTMLInputElement>('[type="checkbox"]') ?? null
}

function makeTick(field: HTMLInputElement): HTMLInputElement {
  const tick = document.createElement('input')
  tick.type = 'checkbox'
  tick.className = 'size-6 shrink-0 accent-primary'
  const label = document.createElement('label')
  label.className = 'flex min-h-touch w-fit items-center gap-3'
  label.append(tick, 'Husk mit navn på denne enhed')
  field.parentElement?.append(label)
  // Unticking forgets at once; a typed or corrected name is remembered on change.
  tick.addEventListener('change', () => remember(field, tick))
  field.addEventListener('change', () => tick.checked && remember(field, tick))
  return tick
}

function remember(field: HTMLInputElement, tick: HTMLInputElement): void {
  const name = field.value.trim()
  if (tick.checked && name) localStorage.setItem(ownNameKey, name)
  else localStorage.removeItem(ownNameKey)
  field.defaultValue = tick.checked ? name : ''
  tick.defaultChecked = tick.checked
}
