import {
  contentOf,
  dropWaiting,
  listWaiting,
  type OutboxNews,
  outboxChannel,
  outboxTag,
  putWaiting,
  type WaitingPost,
} from '@/lib/client/outbox'
import { sendWaiting } from '@/lib/client/send-waiting'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'
import { failureTitles, takeBackTexts, thanksTexts } from '../page-copy'
import { changeBurning, changeOwn, countAgain } from './burning'
import { type Shown, showPost } from './optimistic-post'
import { fillForm, renewCopy, sayThanks, showErrors } from './post-forms'
import { takeProof } from './proof'
import { showToast } from './toast'
import { waitingThanks } from './waiting-copy'

/** A cheap check, on every visit, for whether anything waits. */
const flag = 'mindelund-venter'
const againMs = 20_000

/** Waiting posts that are shown on the page. */
const shownPosts = new Map<string, { kind: ContributionKind; shown: Shown }>()
let isWatching = false

type Written = { form: HTMLFormElement; kind: ContributionKind; key: string; content: FormData; shown: Shown }

/** Stores a post until there is a connection, and shows that it waits. Throws when the device cannot store it. */
export async function keepForLater({ form, kind, key, content, shown }: Written): Promise<void> {
  content.delete('altcha')
  await putWaiting({
    key,
    slug: slugOfPage(),
    kind,
    action: new URL(form.action).pathname,
    fields: [...content],
    writtenAt: Date.now(),
    isMembers: document.querySelector('[data-member]') !== null,
  })
  localStorage.setItem(flag, '1')
  // It was counted as burning when it was sent.
  if (kind === 'candle') changeBurning(-1)
  showWaiting(key, kind, shown)
  sayThanks(kind, waitingThanks[kind], form)
  await registerSync()
  watch()
}

/** Resumes posts of an earlier visit: shows those waiting, reports refusals, and sends. */
export async function takeUp(): Promise<void> {
  const posts = await listWaiting()
  if (posts.length === 0) return localStorage.removeItem(flag)
  for (const post of posts.filter(({ slug }) => slug === slugOfPage())) {
    if (post.refusal) await showRefusal(post)
    else showWaiting(post.key, post.kind, showPost(post.kind, contentOf(post)))
  }
  watch()
  await send()
}

function showWaiting(key: string, kind: ContributionKind, shown: Shown): void {
  shownPosts.set(key, { kind, shown })
  if (kind === 'candle') changeOwn('waiting', 1)
  shown.wait(async () => {
    await dropWaiting(key)
    waitsNoLonger(key)?.takeBack()
    sayThanks(kind, takeBackTexts[kind].done)
  })
}

function waitsNoLonger(key: string): Shown | null {
  const post = shownPosts.get(key)
  if (!post) return null
  shownPosts.delete(key)
  if (post.kind === 'candle') changeOwn('waiting', -1)
  return post.shown
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  new BroadcastChannel(outboxChannel).onmessage = ({ data }: MessageEvent<OutboxNews>) => hear(data)
  addEventListener('online', send)
  // A phone may report online long before requests succeed, and fires no event when they do.
  setInterval(() => {
    if (shownPosts.size > 0 && navigator.onLine && document.visibilityState === 'visible') send()
  }, againMs)
}

async function send(): Promise<void> {
  await sendWaiting(takeProof).catch(() => {})
  if ((await listWaiting()).length === 0) localStorage.removeItem(flag)
}

async function hear(news: OutboxNews): Promise<void> {
  if (news.kind === 'refused') {
    const refused = (await listWaiting()).find(({ key }) => key === news.key)
    if (refused && refused.slug === slugOfPage()) await showRefusal(refused)
    return
  }
  const shown = waitsNoLonger(news.key)
  if (!shown) return
  const post = news.post as ContributionView
  shown.keep(post)
  if (post.kind === 'candle') {
    if (post.status === 'pending') changeOwn('unread', 1)
    await countAgain()
  }
  const { given, waits } = thanksTexts[post.kind]
  sayThanks(post.kind, post.status === 'pending' ? `${given} ${waits}` : given)
  renewCopy()
}

/** Puts the text back into its form, with the reason. A closed page has no form: the post waits until it has. */
async function showRefusal(post: WaitingPost): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[data-post="${post.kind}"]`)
  if (!form) return
  waitsNoLonger(post.key)?.takeBack()
  fillForm(form, contentOf(post))
  showErrors(form, post.refusal?.fields ?? {})
  showToast({ title: failureTitles[post.kind], description: post.refusal?.message ?? '' })
  await dropWaiting(post.key)
}

/** Where background sync is supported, the browser sends when it is online again, even with the page closed. */
async function registerSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const sync: unknown = registration && Reflect.get(registration, 'sync')
  if (typeof sync === 'object' && sync !== null && 'register' in sync && typeof sync.register === 'function') {
    await sync.register(outboxTag).catch(() => {})
  }
}

function slugOfPage(): string {
  return document.querySelector<HTMLElement>('[data-memorial]')?.dataset.memorial ?? ''
}
