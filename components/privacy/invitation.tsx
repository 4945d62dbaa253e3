import { AccountForm } from '@/components/accounts/account-form'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd, type DeadEndProps } from '@/components/accounts/dead-ends'
import { InvitedQuestion, InvitedSignedOut } from '@/components/accounts/invitation-page'
import { BirchScene } from '@/components/drawings/birch'
import type { FormDraftView } from '@/components/form/form-draft'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { brokenLink } from '@/lib/domain/members/copy'
import { invitationFormName } from '@/lib/domain/privacy/copy'
import type { InvitationView } from '@/lib/domain/privacy/schema'

type Open = Extract<InvitationView, { kind: 'open' }>
type QuestionProps = { invitation: Open; token: string; refusal: string | undefined }

/** The invitation, shown signed in. A plain form: it needs no script. */
export function InvitationQuestion({ invitation, token, refusal, signedInAs }: QuestionProps & { signedInAs: string }) {
  return (
    <InvitedQuestion
      scene={BirchScene}
      head={<InvitationHead invitation={invitation} />}
      refusal={refusal}
      signedInAs={signedInAs}
      consequence="Siden kommer til at høre til den konto."
    >
      <form id={invitationFormName} action={`/api/invitations/${encodeURIComponent(token)}`} method="post">
        <Button type="submit" size="lg" className="w-full">
          Overtag mindesiden
        </Button>
      </form>
    </InvitedQuestion>
  )
}

type SignedOutProps = { invitation: Open; token: string; draft: FormDraftView }

/** The invitation, shown signed out: sign in and return, or register here. */
export function InvitationSignedOut({ invitation, token, draft }: SignedOutProps) {
  return (
    <InvitedSignedOut
      token={token}
      head={<InvitationHead invitation={invitation} />}
      consequence="Du behøver ingen QR-kode, og mindesiden bliver din med det samme."
    >
      {/* The invited address is only filled in at first: families pass links on. */}
      <AccountForm
        id="register-heir"
        action={`/api/invitations/${encodeURIComponent(token)}/account`}
        proposedEmail={invitation.email}
        draft={draft}
      />
    </InvitedSignedOut>
  )
}

function InvitationHead({ invitation }: { invitation: Open }) {
  const { memorialName, lifespan, giverName, isGranted, isGiverLeaving, expires } = invitation
  return (
    <>
      <AccountHeading title={`Vil du passe på mindesiden for ${memorialName}?`}>
        {lifespan && <span className="block oldstyle-nums">{lifespan}</span>}
      </AccountHeading>
      <p className="-mt-4 mb-8">
        {giverName
          ? `${giverName} ${isGiverLeaving ? 'sletter sin konto og ' : ''}${wantsToGive}`
          : isGranted
            ? operatorGives
            : giverIsGone}{' '}
        Siger du ja, kan du skrive på siden, læse de hilsner, der kommer, og bestemme, hvem der må se den. Det koster
        ikke noget. Du kan svare indtil den {expires}.
      </p>
    </>
  )
}

const wantsToGive = 'vil gerne give siden videre til dig.'
const operatorGives = 'Vi har set på det, du har sendt os, og siden kan nu blive din.'
const giverIsGone = 'Den, der passede på siden, har slettet sin konto og ville gerne give den videre til dig.'

export function InvitationTaken({ memorialName, slug }: { memorialName: string; slug: string }) {
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title={`Nu passer du på mindesiden for ${memorialName}`}>
        Alt på siden er, som det var. Du kan tage dig god tid.
      </AccountHeading>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`/memorial/${slug}`} prefetch={false} size="lg">
          Se mindesiden
        </LinkButton>
        <LinkButton href={`/edit-memorial/${slug}`} variant="outline" size="lg">
          Redigér
        </LinkButton>
      </div>
    </AccountPage>
  )
}

const answers: Record<'own' | 'used' | 'over' | 'unknown', DeadEndProps> = {
  own: {
    title: 'Invitationen er din egen',
    text: 'Du ejer mindesiden, indtil den, du har valgt, har sagt ja. Du skal ikke gøre mere.',
    action: <LinkButton href="/profile">Min profil</LinkButton>,
  },
  used: {
    title: 'Mindesiden er allerede overtaget',
    // 1 of 2 kept by: lib/domain/privacy/commands/accept-handover.test.ts
    text: 'Et link virker kun én gang. Var det dig, der sagde ja, så log ind med den konto, du brugte.',
    action: <LinkButton href="/login">Log ind</LinkButton>,
  },
  over: {
    title: 'Invitationen gælder ikke længere',
    text: 'Måske er den for gammel, eller også har den, der sendte den, valgt at beholde siden. Intet er gået tabt. Spørg den, der inviterede dig.',
    action: <LinkButton href="/">Gå til forside</LinkButton>,
  },
  unknown: {
    ...brokenLink,
    action: <LinkButton href="/">Gå til forside</LinkButton>,
  },
}

/** Says why an invitation needs no answer, and the next step. */
export function InvitationAnswer({ kind }: { kind: keyof typeof answers }) {
  return <DeadEnd {...answers[kind]} />
}
