import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { kindTexts } from '@/lib/domain/contributions/copy'
import { decisionLinkForm } from '@/lib/domain/contributions/form-names'
import type { DecisionLinkView } from '@/lib/domain/contributions/views'
import { ContributionWords } from './contribution-words'

const titles = { approve: 'Vil du godkende', reject: 'Vil du afvise' } as const

type QuestionProps = { link: DecisionLinkView; token: string; refusal: string | undefined }

/** The post and the one click that a link from the mail asks for. A plain form: it needs neither script nor sign-in. */
export function LinkQuestion({ link, token, refusal }: QuestionProps) {
  const { contribution, decision, memorialName } = link
  const { one, The } = kindTexts[contribution.kind]
  const count = contribution.pictures.length
  return (
    <>
      <PageHeader
        title={`${titles[decision]} ${The.toLowerCase()}?`}
        intro={`Skrevet på mindesiden for ${memorialName}.`}
      />
      {refusal && (
        <Notice variant="error" className="mb-8">
          {refusal}
        </Notice>
      )}
      <Post link={link} />
      {count > 0 && (
        <p className="mt-4">
          {count === 1 ? 'Der er et billede med.' : `Der er ${count} billeder med.`} Log ind, hvis du vil se det først.
        </p>
      )}
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

/** How it ended, whether by this link, its sibling or in the queue; and the way to change it. */
export function LinkAnswer({ link }: { link: DecisionLinkView }) {
  const { contribution, state, memorialSlug } = link
  const { The, It } = kindTexts[contribution.kind]
  const intro =
    state === 'expired'
      ? 'Linket i mailen er for gammelt. Du kan stadig bestemme det på siden med hilsner og lys.'
      : state === 'used'
        ? 'Linket er brugt, og derefter er det sat til at vente igen. Bestem det på siden med hilsner og lys.'
        : `${It} ${contribution.status === 'approved' ? 'kan ses på mindesiden' : 'kan ikke ses på mindesiden'}. Du kan fortryde på siden med hilsner og lys.`
  return (
    <>
      <PageHeader title={`${The} ${outcomes[contribution.status]}`} intro={intro} />
      <Post link={link} />
      <div className="mt-8 flex flex-wrap gap-3">
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
        intro="Måske er det, der blev skrevet, trukket tilbage. Måske blev adressen ikke kopieret helt. Log ind for at se, hvad der venter."
      />
      <LinkButton href="/profile" size="lg">
        Gå til min profil
      </LinkButton>
    </>
  )
}

function Post({ link }: { link: DecisionLinkView }) {
  return (
    <article aria-labelledby="indlaeg" className="border-primary border-l-4 pl-5 sm:pl-7">
      <ContributionWords post={link.contribution} headingId="indlaeg" heading="h2" showStatus={link.state !== 'open'} />
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
