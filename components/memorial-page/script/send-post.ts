import { ApiError, callApi, messageOf } from '@/lib/client/api'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/views'
import { failureTitles } from '../page-copy'
import { changeBurning } from './burning'
import { showPost } from './optimistic-post'
import { takeProof } from './proof'
import { showToast } from './toast'

/** Sends a visitor's form without leaving the page. What was written stays in the form until the server has it. */
export async function sendPost(form: HTMLFormElement): Promise<void> {
  const kind = kindOf(form)
  if (!kind || form.dataset.sending) return
  form.dataset.sending = 'true'
  const button = form.querySelector('button')
  if (button) button.disabled = true
  clearErrors(form)
  const content = new FormData(form)
  const shown = showPost(kind, content)
  if (kind === 'candle') changeBurning(1)
  try {
    const altcha = await takeProof()
    if (altcha === null && !globalThis.crypto?.subtle) return form.submit()
    if (altcha !== null) content.set('altcha', altcha)
    const post = await callApi<ContributionView>(form.action, { method: 'POST', body: content })
    shown.keep(post)
    if (kind === 'candle' && post.status === 'pending') changeBurning(-1)
    thank(kind, post, form)
  } catch (error) {
    shown.takeBack()
    if (kind === 'candle') changeBurning(-1)
    if (error instanceof ApiError) showErrors(form, error.fields)
    showToast({ title: failureTitles[kind], description: messageOf(error) })
  } finally {
    delete form.dataset.sending
    if (button) button.disabled = false
  }
}

function kindOf(form: HTMLFormElement): ContributionKind | null {
  const kind = form.dataset.post
  return kind === 'candle' || kind === 'greeting' || kind === 'tribute' ? kind : null
}

function thank(kind: ContributionKind, post: ContributionView, form: HTMLFormElement): void {
  form.reset()
  const details = form.closest('details')
  if (details) details.open = false
  const place = document.querySelector<HTMLElement>(`[data-thanks="${kind}"]`)
  if (!place) return
  const { given, waits } = place.dataset
  place.textContent = post.status === 'pending' ? `${given} ${waits}` : (given ?? '')
  place.scrollIntoView({ block: 'nearest' })
}

function clearErrors(form: HTMLFormElement): void {
  for (const note of form.querySelectorAll('[role="alert"]')) note.textContent = ''
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

function showErrors(form: HTMLFormElement, fields: Record<string, string>): void {
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
