import type { ContributionKind } from '@/lib/domain/contributions/views'

/** Closes the form that was sent, and says one quiet sentence in its place. */
export function sayThanks(kind: ContributionKind, sentence: string, form?: HTMLFormElement): void {
  form?.reset()
  const details = form?.closest('details')
  // The keyboard was in what closes now; whoever has gone on to another form is left there.
  if (details && (details.contains(document.activeElement) || document.activeElement === document.body)) {
    details.querySelector('summary')?.focus({ preventScroll: true })
  }
  if (details) details.open = false
  const place = document.querySelector<HTMLElement>(`[data-thanks="${kind}"]`)
  if (!place) return
  place.textContent = sentence
  if (form) place.scrollIntoView({ block: 'nearest' })
}

/**
 * Who steps back to the page later is shown the browser's copy of it, unasked. The one from before lacks what was just
 * given, as if it had been lost; the head of a new answer, made for one caller, is enough to make the browser drop it.
 */
export function renewCopy(): void {
  fetch(location.href, { cache: 'reload' })
    .then(({ body }) => body?.cancel())
    .catch(() => {})
}

/** Opens the form with what was written; files cannot be put back by a page. */
export function fillForm(form: HTMLFormElement, content: FormData): void {
  const details = form.closest('details')
  if (details) details.open = true
  for (const [name, value] of content) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    if (isText && field.type !== 'file' && typeof value === 'string') field.value = value
  }
}

export function clearErrors(form: HTMLFormElement): void {
  for (const note of form.querySelectorAll('[role="alert"]')) note.textContent = ''
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

/** The server's sentences at their fields; the first one gets the keyboard. */
export function showErrors(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, sentence] of Object.entries(fields).reverse()) {
    const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    const note = document.getElementById(`${form.id}-${name}-error`)
    if (!field || !note) continue
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', `${note.id} ${form.id}-${name}-hint`)
    note.textContent = sentence
    field.focus()
  }
}
