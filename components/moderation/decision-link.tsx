import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-body'
import { kindTexts } from '@/lib/domain/contributions/copy'
import { decisionLinkForm } from '@/lib/domain/contributions/form-names'
import type { DecisionLinkView } from '@/lib/domain/contributions/schema'
import { ContributionWords } from './contribution-words'

const titles = { approve: 'Vil du godkende', reject: 'Vil du afvise' } as const

type Props = { link: DecisionLinkView; token: string; refusal: string | undefined }
type QuestionProps = Props & { isUndone: boolean }

/** The post and the decision that the mail's link confirms. A plain form: it needs neither script nor sign-in. */
export function LinkQuestion({ link, token, refusal, isUndone }: QuestionProps) {
  const { contribution, decision, memorialName } = link
  const { one, The } = kindTexts[contribution.kind]
  return (
    <>
      <PageHeader
        title={`${titles[decision]} ${The.toLowerCase()}?`}
        intro={`Skrevet på mindesiden for ${memorialName}.`}
      />
      {isUndone && !refusal && (
        <Notice variant="success" className="mb-8">
          Det er fortrudt. {The} {contribution.status === 'approved' ? 'kan ses på mindesiden igen.' : 'venter igen.'}
        </Notice>
      )}
      <Refusal message={refusal} />
      <Post link={link} />
      <form
        id={decisionLinkForm}
        method="post"
        action={`/api/moderation/${encodeURIComponent(token)}`}
        className="mt-8 flex flex-wrap gap-3"
      >
        <Button type="submit" size="lg">
          {decision === 'approve' ? `Godkend ${one}` : `Afvis ${one}`}
        </Button>
        <QueueLink link={link} />
      </form>
    </>
  )
}

const outcomes = {
  approved: 'er godkendt',
  rejected: 'er afvist',
  pending: 'venter endnu',
  hidden: 'er skjult af os',
} as const

/** The decision, whether made by this link, its sibling or in the queue, and how to change it. */
export function LinkAnswer({ link, token, refusal }: Props) {
  const { contribution, state, memorialSlug, canUndo } = link
  const { The, It } = kindTexts[contribution.kind]
  const intro =
    state === 'expired'
      ? 'Linket i mailen er for gammelt. Du kan stadig bestemme det på siden med hilsner og lys.'
      : state === 'used'
        ? 'Linket er brugt, og derefter er indlægget sat til at vente igen. Bestem det på siden med hilsner og lys.'
        : `${It} ${contribution.status === 'approved' ? 'kan ses på mindesiden' : 'kan ikke ses på mindesiden'}. ${canUndo ? 'Var det en fejl, kan du fortryde her.' : 'Du kan fortryde på siden med hilsner og lys.'}`
  return (
    <>
      <PageHeader title={`${The} ${outcomes[contribution.status]}`} intro={intro} />
      <Refusal message={refusal} />
      <Post link={link} />
      <div className="mt-8 flex flex-wrap gap-3">
        {canUndo && (
          <form id={decisionLinkForm} method="post" action={`/api/moderation/${encodeURIComponent(token)}/undo`}>
            <Button type="submit" size="lg" variant="outline">
              Fortryd
            </Button>
          </form>
        )}
        <QueueLink link={link} />
        <LinkButton href={`/memorial/${memorialSlug}`} prefetch={false} variant="outline" size="lg">
          Se mindesiden
        </LinkButton>
      </div>
    </>
  )
}

export function DeadLink() {
  return (
    <>
      <PageHeader
        title="Linket kan ikke bruges"
        intro="Måske har den, der skrev, fortrudt det. Måske blev adressen ikke kopieret helt. Log ind for at se, hvad der venter."
      />
      <LinkButton href="/profile" size="lg">
        Gå til min profil
      </LinkButton>
    </>
  )
}

function Refusal({ message }: { message: string | undefined }) {
  return message ? (
    <Notice variant="error" className="mb-8">
      {message}
    </Notice>
  ) : null
}

/** The whole post: the decision is made on this page. */
function Post({ link }: { link: DecisionLinkView }) {
  const { contribution } = link
  return (
    <article aria-labelledby="indlaeg" className="border-primary border-l-4 pl-5 sm:pl-7">
      <ContributionWords
        post={contribution}
        headingId="indlaeg"
        heading="h2"
        showStatus={link.state !== 'open'}
        isWhole
      />
      <Pictures {...contribution} />
      {link.hasFilm && (
        <p className="mt-5 max-w-measure">
          Hilsenen har en film, og her er kun et stillbillede af den. Filmen selv kan du se sammen med de andre hilsner,
          før du bestemmer dig.
        </p>
      )}
      {link.clip && (
        <p className="mt-5 max-w-measure">
          {link.clip === 'video'
            ? 'Til mindet hører en kort film. Den kan du se sammen med de andre hilsner, før du bestemmer dig.'
            : 'Mindet er også indtalt. Det kan du høre sammen med de andre hilsner, før du bestemmer dig.'}
        </p>
      )}
      {link.awaitsFilm && (
        <p className="mt-5 max-w-measure">
          Hilsenen bliver til en film af billederne og ordene her. Vil du se filmen først, finder du den sammen med de
          andre hilsner.
        </p>
      )}
    </article>
  )
}

function QueueLink({ link }: { link: DecisionLinkView }) {
  return (
    <LinkButton href={`/memorial/${link.memorialSlug}/admin`} prefetch={false} variant="outline" size="lg">
      Se alle hilsner og lys
    </LinkButton>
  )
}

function Pictures({ pictures, authorName }: Pick<DecisionLinkView['contribution'], 'pictures' | 'authorName'>) {
  if (pictures.length === 0) return null
  return (
    <ul className="mt-5 grid max-w-measure gap-4 sm:grid-cols-2">
      {pictures.map(({ id, src, width, height, alt, colour }, index) => (
        <li key={id} className={pictures.length === 1 ? 'sm:col-span-2' : undefined}>
          <img
            src={src}
            width={width}
            height={height}
            alt={alt || `Billede ${index + 1} fra ${authorName}`}
            className="h-auto max-h-[70dvh] w-auto max-w-full rounded-lg"
            style={{ backgroundColor: colour }}
          />
        </li>
      ))}
    </ul>
  )
}
