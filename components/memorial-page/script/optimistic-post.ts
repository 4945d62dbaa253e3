import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/views'

const listIds = { candle: 'lys-liste', greeting: 'hilsner-liste', tribute: 'minder-liste' } as const

export type Shown = {
  /** The server has it: from now on it can be taken back by its writer. */
  keep: (post: ContributionView) => void
  takeBack: () => void
}

/** Puts what was just written first in its list, before the server has answered, drawn by the page's own pattern. */
export function showPost(kind: ContributionKind, content: FormData): Shown {
  const list = document.getElementById(listIds[kind])
  const pattern = document.querySelector<HTMLElement>(`[data-pattern="${contributionSections[kind]}"]`)
  if (!list || !pattern) return { keep: () => {}, takeBack: () => {} }
  const item = pattern.cloneNode(true)
  if (!(item instanceof HTMLElement)) return { keep: () => {}, takeBack: () => {} }
  item.removeAttribute('data-pattern')
  item.classList.add('settling')
  const text = (name: string) => String(content.get(name) ?? '').trim()
  fill(item, 'name', text('name'))
  fill(item, 'relation', text('relation') && `, ${text('relation')}`)
  fill(item, 'title', text('title'))
  fill(item, 'year', text('year'))
  fill(item, 'message', text(kind === 'tribute' ? 'text' : 'message'))
  fill(item, 'date', new Intl.DateTimeFormat('da-DK', { dateStyle: 'long' }).format(new Date()))
  const pictures = showPictures(item, content)
  list.prepend(item)
  const empty = document.querySelector<HTMLElement>(`[data-empty="${list.id.replace('-liste', '')}"]`)
  if (empty) empty.hidden = true
  return {
    keep: (post) => {
      const own = slot(item, 'own')
      const pending = slot(item, 'pending')
      const form = item.querySelector<HTMLFormElement>('form[data-withdraw]')
      if (form) form.action = `/api/contributions/${post.id}/withdraw`
      if (own) own.hidden = false
      if (pending) pending.hidden = post.status !== 'pending'
    },
    takeBack: () => {
      item.remove()
      if (empty && list.childElementCount === 0) empty.hidden = false
      for (const address of pictures) URL.revokeObjectURL(address)
    },
  }
}

function slot(item: HTMLElement, name: string): HTMLElement | null {
  return item.querySelector<HTMLElement>(`[data-slot="${name}"]`)
}

function fill(item: HTMLElement, name: string, text: string): void {
  const place = slot(item, name)
  if (place) place.textContent = text
}

/** The chosen pictures straight from the device; returns their addresses. */
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
