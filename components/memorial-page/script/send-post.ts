import { ApiError, messageOf, requestApi } from '@/lib/client/api'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'
import { failureTitles, thanksTexts } from '../page-copy'
import { changeBurning, changeOwn } from './burning'
import { type Shown, showPost } from './optimistic-post'
import { clearErrors, renewCopy, sayThanks, showErrors } from './post-forms'
import { takeProof } from './proof'
import { showToast } from './toast'
import { notKept } from './waiting-copy'

/**
 * Sends a visitor's form without leaving the page. The text stays in the form until the server has it or, where it
 * cannot take it now, until it is stored on the device to be sent later.
 */
export async function sendPost(form: HTMLFormElement): Promise<void> {
  const kind = kindOf(form)
  if (!kind || form.dataset.sending) return
  form.dataset.sending = 'true'
  const button = form.querySelector('button')
  if (button) button.disabled = true
  clearErrors(form)
  const content = new FormData(form)
  // Missing on plain http, where nothing can be stored for later either.
  const key = globalThis.crypto?.randomUUID?.()
  if (key) content.set('key', key)
  const shown = showPost(kind, content)
  if (kind === 'candle') changeBurning(1)
  try {
    const altcha = await takeProof()
    if (altcha === null && !globalThis.crypto?.subtle) return form.submit()
    if (altcha !== null) content.set('altcha', altcha)
    const post = await requestApi<ContributionView>(form.action, { method: 'POST', body: content })
    shown.keep(post)
    if (kind === 'candle' && post.status === 'pending') {
      changeBurning(-1)
      changeOwn('unread', 1)
    }
    thank(kind, post, form)
  } catch (error) {
    if (key && mayComeLater(error)) await keep({ form, kind, key, content, shown })
    else refuse({ form, kind, shown, error })
  } finally {
    delete form.dataset.sending
    if (button) button.disabled = false
  }
}

type Written = { form: HTMLFormElement; kind: ContributionKind; shown: Shown }

async function keep(written: Written & { key: string; content: FormData }): Promise<void> {
  try {
    const { keepForLater } = await import('./outbox')
    await keepForLater(written)
  } catch {
    refuse({ ...written, error: new Error(notKept) })
  }
}

function refuse({ form, kind, shown, error }: Written & { error: unknown }): void {
  shown.takeBack()
  if (kind === 'candle') changeBurning(-1)
  if (error instanceof ApiError) showErrors(form, error.fields)
  showToast({ title: failureTitles[kind], description: messageOf(error) })
}

/** Without a connection, or while the service is away or has no space. An unexpected error would meet the same again. */
function mayComeLater(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status > 500)
}

function kindOf(form: HTMLFormElement): ContributionKind | null {
  const kind = form.dataset.post
  return kind === 'candle' || kind === 'greeting' || kind === 'tribute' ? kind : null
}

function thank(kind: ContributionKind, post: ContributionView, form: HTMLFormElement): void {
  const { given, waits } = thanksTexts[kind]
  sayThanks(kind, post.status === 'pending' ? `${given} ${waits}` : given, form)
  renewCopy()
}
