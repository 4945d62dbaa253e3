import { AccountForm } from '@/components/accounts/account-form'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd, type DeadEndProps } from '@/components/accounts/dead-ends'
import { InvitedQuestion, InvitedSignedOut } from '@/components/accounts/invitation-page'
import { BirchScene } from '@/components/drawings/birch'
import type { FormDraftView } from '@/components/form/form-draft'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { invitationTitles, invitedTo, joinFormName } from '@/lib/domain/members/copy'
import { successionPath } from '@/lib/domain/members/paths'
import type { JoinView } from '@/lib/domain/members/schema'

type Open = Extract<JoinView, { kind: 'open' }>

type QuestionProps = { join: Open; token: string; refusal: string | undefined; signedInAs: string }

/** Accepts the invitation while signed in, with one press. A plain form: it needs no script. */
export function JoinQuestion({ join, token, refusal, signedInAs }: QuestionProps) {
  return (
    <InvitedQuestion
      scene={BirchScene}
      head={<JoinHead join={join} />}
      refusal={refusal}
      signedInAs={signedInAs}
      consequence="Vil du ikke, skal du ikke gøre noget."
    >
      <form id={joinFormName} action={`/api/invitations/${encodeURIComponent(token)}/join`} method="post">
        <Button type="submit" size="lg" className="w-full">
          {join.as === 'successor' ? 'Ja, det vil jeg' : 'Ja tak, jeg vil være med'}
        </Button>
      </form>
    </InvitedQuestion>
  )
}

/** The same for a signed-out visitor: sign in and return, or create an account here. */
export function JoinSignedOut({ join, token, draft }: { join: Open; token: string; draft: FormDraftView }) {
  return (
    <InvitedSignedOut
      token={token}
      head={<JoinHead join={join} />}
      consequence="Du behøver ingen QR-kode. Med kontoen siger du ja til invitationen."
    >
      {/* The invited address is only filled in at first: families pass links on. */}
      <AccountForm
        id="register-member"
        action={`/api/invitations/${encodeURIComponent(token)}/join/account`}
        proposedEmail={join.email}
        draft={draft}
      />
    </InvitedSignedOut>
  )
}

function JoinHead({ join: { as, memorialName, inviterName, expires } }: { join: Open }) {
  const asks = inviterName ?? 'Familien'
  const [title, text] =
    as === 'successor'
      ? [
          `Vil du passe på mindesiden for ${memorialName} en dag?`,
          `${asks} har valgt dig til at tage over, hvis ${inviterName ?? 'ejeren'} en dag ikke selv kan. Der sker ikke noget nu.`,
        ]
      : [invitationTitles[as](memorialName), `${asks} har inviteret dig. ${invitedTo[as]}`]
  return (
    <>
      <AccountHeading title={title} />
      <p className="-mt-4 mb-8 break-words">
        {text} Det koster ikke noget. Du kan svare indtil den {expires}.
      </p>
    </>
  )
}

const joinedTexts = {
  owner: 'Du ejer siden og er allerede med.',
  editor: 'Du kan skrive på siden og lægge billeder på, når du har lyst.',
  viewer: 'Du finder siden under Min profil, når du vil se den igen.',
  first_reader: 'Du får besked, når der kommer en hilsen at læse.',
} as const

export function Joined({ join }: { join: Extract<JoinView, { kind: 'joined' }> }) {
  const { memorialName, slug, role, canOpen } = join
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title={`Du er med på mindesiden for ${memorialName}`}>
        {canOpen ? joinedTexts[role] : 'Siden er ikke åben lige nu. Du kan se den, når familien åbner den.'}
      </AccountHeading>
      <div className="flex flex-wrap gap-3">
        {canOpen && (
          <LinkButton href={`/memorial/${slug}`} prefetch={false} size="lg">
            Se mindesiden
          </LinkButton>
        )}
        {canOpen && (role === 'editor' || role === 'owner') && (
          <LinkButton href={`/edit-memorial/${slug}`} variant="outline" size="lg">
            Redigér
          </LinkButton>
        )}
        {!canOpen && (
          <LinkButton href="/profile" size="lg">
            Gå til min profil
          </LinkButton>
        )}
      </div>
    </AccountPage>
  )
}

export function SuccessorAnswered({ memorialName, memorialId }: { memorialName: string; memorialId: string }) {
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title="Tak, fordi du vil">
        Du er efterfølger på mindesiden for {memorialName}. Du skal ikke gøre noget nu. Bliver det nødvendigt, finder du
        siden under Min profil.
      </AccountHeading>
      <LinkButton href={successionPath(memorialId)} variant="outline" size="lg">
        Læs mere
      </LinkButton>
    </AccountPage>
  )
}

type Closed = Exclude<JoinView['kind'], 'open' | 'joined' | 'successor' | 'unknown'>

const closed: Record<Closed, DeadEndProps> = {
  used: {
    title: 'Invitationen er allerede brugt',
    text: 'Var det dig, der sagde ja, så log ind med den konto, du brugte. Ellers kan du bede om en ny.',
    action: <LinkButton href="/login">Log ind</LinkButton>,
  },
  expired: {
    title: 'Invitationen gælder ikke længere',
    text: 'Den er blevet for gammel. Spørg den, der inviterede dig, om en ny.',
    action: <LinkButton href="/">Gå til forside</LinkButton>,
  },
  revoked: {
    title: 'Invitationen er trukket tilbage',
    text: 'Den, der sendte den, har trukket den tilbage. Spørg, om du kan få en ny.',
    action: <LinkButton href="/">Gå til forside</LinkButton>,
  },
}

/** An invitation that is no longer open: why, and the next step. */
export function JoinClosed({ kind }: { kind: Closed }) {
  return <DeadEnd {...closed[kind]} />
}
