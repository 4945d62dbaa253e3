import type { ContributionKind } from '@/lib/domain/contributions/schema'

/** Closes the sent form and shows a sentence in its place. */
export function sayThanks(kind: ContributionKind, sentence: string, form?: HTMLFormElement): void {
  form?.reset()
  const details = form?.closest('details')
  // Focus was in the closing form; do not move it if the visitor is in another form already.
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
 * Going back later shows the browser's cached copy, which lacks the new post, as if it had been lost. The headers of a
 * new private response are enough to make the browser drop the copy.
 */
export function renewCopy(): void {
  fetch(location.href, { cache: 'reload' })
    .then(({ body }) => body?.cancel())
    .catch(() => {})
}

/** Opens the form with the values; files cannot be restored. */
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

/** Shows the server's messages at their fields and focuses the first. */
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
