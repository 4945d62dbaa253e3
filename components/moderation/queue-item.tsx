import type { FormEvent, KeyboardEvent } from 'react'
import { PostClip } from '@/components/memorial-page/post-clip'
import { PostFilm } from '@/components/memorial-page/post-film'
import { Button } from '@/components/ui/button'
import { moderationForm } from '@/lib/domain/contributions/form-names'
import type { ContributionView, Decision, PostFilmView } from '@/lib/domain/contributions/schema'
import { waitingFilmTexts } from '@/lib/domain/moving-greetings/copy'
import { ContributionWords } from './contribution-words'
import { choicesFor, decisionOf } from './decisions'

type Props = {
  post: ContributionView
  /** The form's action without script. */
  action: string
  selected: boolean
  onSelect: (selected: boolean) => void
  onDecide: (decision: Decision) => void
}

const keys: Record<string, Decision> = { g: 'approve', a: 'reject' }

export function QueueItem({ post, action, selected, onSelect, onDecide }: Props) {
  const headingId = `${post.id}-navn`
  const choices = choicesFor(post.status, post.kind)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const decision = decisionOf(event)
    if (decision) onDecide(decision)
  }

  // Single-letter shortcuts work only while the focus is in the post (WCAG 2.1.4).
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const decision = keys[event.key]
    if (decision && choices.some((choice) => choice.decision === decision)) onDecide(decision)
    else if (event.key === 'x') onSelect(!selected)
    else if (event.key === 'ArrowDown') focusPost(event.currentTarget.parentElement?.nextElementSibling)
    else if (event.key === 'ArrowUp') focusPost(event.currentTarget.parentElement?.previousElementSibling)
    else return
    event.preventDefault()
  }

  return (
    <article
      id={post.id}
      aria-labelledby={headingId}
      tabIndex={-1}
      onKeyDown={press}
      className="flex gap-3 py-7 sm:gap-5"
    >
      {choices.length > 0 && (
        <label className="flex min-h-touch min-w-touch shrink-0 justify-center pt-1">
          <input
            type="checkbox"
            name="ids"
            value={post.id}
            form={moderationForm}
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
            className="size-6 accent-primary"
          />
          <span className="sr-only">Vælg indlægget fra {post.authorName}</span>
        </label>
      )}
      <div className="min-w-0 grow">
        <ContributionWords post={post} headingId={headingId} />
        <ContributionPictures pictures={post.pictures} authorName={post.authorName} />
        {post.film && <QueuedFilm post={post} film={post.film} />}
        {post.clip && (
          <div className="max-w-measure">
            <PostClip clip={post.clip} post={post} />
          </div>
        )}
        <form method="post" action={action} onSubmit={submit} className="mt-5 flex flex-wrap gap-3">
          <input type="hidden" name="ids" value={post.id} />
          <input type="hidden" name="seen" value={post.status} />
          {choices.map(({ decision, label, variant }) => (
            <Button key={decision} type="submit" name="decision" value={decision} variant={variant}>
              {label}
              <span className="sr-only"> fra {post.authorName}</span>
            </Button>
          ))}
        </form>
      </div>
    </article>
  )
}

function QueuedFilm({ post: { id, authorName, status }, film }: { post: ContributionView; film: PostFilmView }) {
  if (film.state !== 'waiting' || status !== 'pending') return <PostFilm film={film} authorName={authorName} />
  return (
    <form method="post" action={`/api/contributions/${id}/film`} className="mt-4 max-w-measure">
      <p>{waitingFilmTexts.explained}</p>
      <p className="mt-2">{waitingFilmTexts.askFirst}</p>
      <Button type="submit" variant="outline" className="mt-3">
        {waitingFilmTexts.ask}
        <span className="sr-only"> til hilsenen fra {authorName}</span>
      </Button>
    </form>
  )
}

/** Focuses the post in a list item; does nothing past either end. */
export function focusPost(item: Element | null | undefined): void {
  item?.querySelector<HTMLElement>('article')?.focus()
}

type PicturesProps = Pick<ContributionView, 'pictures' | 'authorName'>

/** The pictures of a post, each linked to its full size. */
function ContributionPictures({ pictures, authorName }: PicturesProps) {
  if (pictures.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <a href={picture.src} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-lg">
            <img
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="12rem"
              width={picture.width}
              height={picture.height}
              alt={picture.alt || `Billede ${index + 1} fra ${authorName}, åbnes i fuld størrelse`}
              loading="lazy"
              className="h-36 w-auto max-w-full object-cover"
              style={{ backgroundColor: picture.colour }}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
