import { ownNameKey } from '@/lib/client/own-name'

/**
 * Offers to remember the writer's name on this device, and fills it in where that was wished before. Called whenever a
 * form opens: what was ticked in another one holds here, too. A browser that refuses its storage gets no tick.
 */
export function offerName(form: HTMLFormElement): void {
  const field = form.elements.namedItem('name')
  if (!(field instanceof HTMLInputElement)) return
  try {
    const name = localStorage.getItem(ownNameKey)
    // A tick that stands there already is somebody's answer, until there is a name to show.
    if (name !== null || !findTick(field)) show(name, field, findTick(field) ?? makeTick(field))
  } catch {}
}

/** As defaults: they come back when the form has been sent and is emptied. */
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
  // A tick that is taken away forgets at once; a name that is typed or mended is remembered when it is done.
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
