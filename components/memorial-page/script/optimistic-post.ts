import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'
import { waitsText } from './waiting-copy'

const listIds = { candle: 'lys-liste', greeting: 'hilsner-liste', tribute: 'minder-liste' } as const

export type Shown = {
  /** The server has it: the writer can withdraw it from now on. */
  keep: (post: ContributionView) => void
  /** The device stores it until there is a connection; until then the writer may discard it. */
  wait: (onTakeBack: () => void) => void
  takeBack: () => void
}

/** Puts a new post first in its list, before the server has answered, using the page's own template. */
export function showPost(kind: ContributionKind, content: FormData): Shown {
  const drawn = drawItem(kind)
  if (!drawn) return nowhere
  const { item, list, empty } = drawn
  item.dataset.onItsWay = ''
  const text = (name: string) => String(content.get(name) ?? '').trim()
  fill(item, 'name', text('name'))
  fill(item, 'relation', text('relation') && `, ${text('relation')}`)
  fill(item, 'title', text('title'))
  fill(item, 'year', text('year'))
  fill(item, 'message', text(kind === 'tribute' ? 'text' : 'message'))
  fill(item, 'date', new Intl.DateTimeFormat('da-DK', { dateStyle: 'long' }).format(new Date()))
  const addresses = [...showPictures(item, content), ...showClip(item, content)]
  list.prepend(item)
  if (empty) empty.hidden = true
  const pendingText = slot(item, 'pending')?.textContent ?? ''
  return {
    wait: (onTakeBack) => {
      // A flame that others cannot see yet is dimmed.
      item.querySelector('.lit-candle')?.classList.add('opacity-50')
      showWaiting(item, onTakeBack)
    },
    keep: (post) => {
      item.dataset.post = post.id
      delete item.dataset.onItsWay
      item.querySelector('.lit-candle')?.classList.remove('opacity-50')
      item.querySelector('[data-take-back]')?.remove()
      const own = slot(item, 'own')
      const pending = slot(item, 'pending')
      const form = item.querySelector<HTMLFormElement>('form[data-withdraw]')
      if (form) {
        form.action = `/api/contributions/${post.id}/withdraw`
        form.hidden = false
      }
      if (own) own.hidden = false
      if (pending) {
        pending.textContent = pendingText
        pending.hidden = post.status !== 'pending'
      }
    },
    takeBack: () => {
      item.remove()
      if (empty && list.childElementCount === 0) empty.hidden = false
      for (const address of addresses) URL.revokeObjectURL(address)
    },
  }
}

/**
 * Puts another visitor's new candle first in its list. The visitor's own is there already: found by its id or, while
 * its answer is pending, by its text.
 */
export function showOthersCandle({ id, name, message }: { id: string; name: string; message: string | null }): void {
  const drawn = drawItem('candle')
  if (!drawn || drawn.list.querySelector(`[data-post="${CSS.escape(id)}"]`)) return
  const { item, list, empty } = drawn
  const isOnItsWay = [...list.querySelectorAll<HTMLElement>('[data-on-its-way]')].some(
    (own) => slot(own, 'name')?.textContent === name && (slot(own, 'message')?.textContent ?? '') === (message ?? ''),
  )
  if (isOnItsWay) return
  item.dataset.post = id
  slot(item, 'own')?.remove()
  fill(item, 'name', name)
  fill(item, 'message', message ?? '')
  list.prepend(item)
  if (empty) empty.hidden = true
}

/** An empty list item from the page's own template. */
function drawItem(kind: ContributionKind) {
  const list = document.getElementById(listIds[kind])
  const pattern = document.querySelector<HTMLElement>(`[data-pattern="${contributionSections[kind]}"]`)
  const item = pattern?.cloneNode(true)
  if (!list || !(item instanceof HTMLElement)) return null
  item.removeAttribute('data-pattern')
  item.classList.add('settling')
  const empty = document.querySelector<HTMLElement>(`[data-empty="${list.id.replace('-liste', '')}"]`)
  return { item, list, empty }
}

const nowhere: Shown = { keep: () => {}, wait: () => {}, takeBack: () => {} }

/** Replaces 'Afventer godkendelse' with the waiting text, and the withdraw form with a button of the same label. */
function showWaiting(item: HTMLElement, onTakeBack: () => void): void {
  const own = slot(item, 'own')
  const pending = slot(item, 'pending')
  const form = item.querySelector<HTMLFormElement>('form[data-withdraw]')
  if (!own || !pending || !form) return
  own.hidden = false
  pending.hidden = false
  pending.textContent = waitsText
  form.hidden = true
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = form.textContent
  button.dataset.takeBack = ''
  button.className = form.querySelector('button')?.className ?? ''
  button.addEventListener('click', onTakeBack)
  form.before(button)
}

function slot(item: HTMLElement, name: string): HTMLElement | null {
  return item.querySelector<HTMLElement>(`[data-slot="${name}"]`)
}

function fill(item: HTMLElement, name: string, text: string): void {
  const place = slot(item, name)
  if (place) place.textContent = text
}

/** Shows the chosen pictures from the device; returns their object URLs. */
function showPictures(item: HTMLElement, content: FormData): string[] {
  const files = [...content.getAll('picture'), ...content.getAll('pictures')].filter(
    (value): value is File => value instanceof File && value.size > 0,
  )
  const addresses = files.map((file) => URL.createObjectURL(file))
  const message = slot(item, 'message')
  for (const address of addresses.reverse()) {
    const picture = new Image()
    picture.src = address
    picture.alt = ''
    picture.className = 'mt-4 rounded-lg'
    message?.after(picture)
  }
  return addresses
}

/** The chosen voice or film in its player, from the device; returns its object URL. */
function showClip(item: HTMLElement, content: FormData): string[] {
  const clip = content.get('clip')
  if (!(clip instanceof File) || clip.size === 0) return []
  const player = document.createElement(clip.type.startsWith('video/') ? 'video' : 'audio')
  player.src = URL.createObjectURL(clip)
  player.controls = true
  player.className = 'mt-4 w-full'
  player.setAttribute('aria-label', 'Det, du har optaget')
  slot(item, 'message')?.after(player)
  return [player.src]
}
