import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd } from '@/components/accounts/dead-ends'
import { BirchScene } from '@/components/drawings/birch'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { findDraft } from '@/lib/domain/find-draft'
import { brokenLink, refuseFormName, requestWithdrawn } from '@/lib/domain/members/copy'
import type { RefusalView, RequestStatus } from '@/lib/domain/members/schema'
import { findRefusal } from '@/lib/domain/members/succession-queries'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Anmodning om en mindeside', robots: { index: false } }

/** The owner's link from the mail. Opening it changes nothing; the button refuses the request. */
export default async function RefusalPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const view = await findRefusal(actor, { token })
  if (view.kind !== 'open') return <RefusalAnswer view={view} />
  const refusal = (await findDraft(refuseFormName, query))?.message
  return <RefusalQuestion view={view} token={token} refusal={refusal} />
}

type Open = Extract<RefusalView, { kind: 'open' }>

/** The owner's refusal in one press. A plain form: it needs neither script nor sign-in. */
function RefusalQuestion({ view, token, refusal }: { view: Open; token: string; refusal: string | undefined }) {
  const { memorialName, name, reason, until } = view
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title={`Passer du stadig på mindesiden for ${memorialName}?`} />
      <p className="-mt-4 mb-6 break-words">{name} har bedt om at overtage den, med denne begrundelse:</p>
      <blockquote className="mb-8 whitespace-pre-line break-words border-primary border-l-4 pl-5">{reason}</blockquote>
      <Outcome refusal={refusal} className="mb-6" />
      <form id={refuseFormName} action={`/api/successions/by-link/${encodeURIComponent(token)}`} method="post">
        <Button type="submit" size="lg" className="w-full">
          Ja, jeg passer stadig på den
        </Button>
      </form>
      <p className="mt-6 text-muted-foreground">
        Så beholder du siden, og {name} får besked. Er det rigtigt, at en anden skal have den, skal du ikke gøre noget.
        Du kan svare indtil den {until}.
      </p>
    </AccountPage>
  )
}

const decidedTexts: Record<Exclude<RequestStatus, 'waiting'>, string> = {
  refused: 'Der er sagt nej til anmodningen, og siden er stadig din.',
  withdrawn: requestWithdrawn,
  granted: 'Siden er givet videre. Er det en fejl, så skriv til os med det samme.',
}

/** The state of the request when there is nothing to answer. */
function RefusalAnswer({ view }: { view: Exclude<RefusalView, Open> }) {
  const [title, text] =
    view.kind === 'decided' && view.status !== 'waiting'
      ? [`Mindesiden for ${view.memorialName}`, decidedTexts[view.status]]
      : view.kind === 'over'
        ? ['Linket gælder ikke længere', 'Log ind for at se, hvordan det står til med dine sider.']
        : [brokenLink.title, brokenLink.text]
  return <DeadEnd title={title} text={text} action={<LinkButton href="/profile">Gå til min profil</LinkButton>} />
}
