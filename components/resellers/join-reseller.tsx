import { AccountForm } from '@/components/accounts/account-form'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd, type DeadEndProps } from '@/components/accounts/dead-ends'
import { InvitedQuestion } from '@/components/accounts/invitation-page'
import { HeathScene } from '@/components/drawings/heath'
import type { FormDraftView } from '@/components/form/form-draft'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import type { JoinView } from '@/lib/domain/resellers/colleague-schema'
import { dashboardPath, invitationPath, joinAccountForm, joinForm, setupPath } from '@/lib/domain/resellers/paths'

type Open = Extract<JoinView, { kind: 'open' }>

/** The question to whoever is signed in: one press. A plain form, so that it needs no script. */
export function JoinQuestion(props: {
  join: Open
  token: string
  refusal: string | undefined
  signedInAs: string
  isStaff: boolean
}) {
  const { join, token, refusal, signedInAs, isStaff } = props
  return (
    <InvitedQuestion
      scene={HeathScene}
      head={<JoinHead join={join} />}
      refusal={refusal}
      signedInAs={signedInAs}
      consequence="Er det en forkert konto, så log ud, og åbn linket igen."
    >
      {isStaff ? (
        <Notice>Du er logget ind som ansat hos os. Log ud, før du bruger linket.</Notice>
      ) : (
        <form id={joinForm} action={`/api/reseller-invitations/${encodeURIComponent(token)}`} method="post">
          {join.role === 'owner' && <input type="hidden" name="setup" value="1" />}
          <Button type="submit" size="lg" className="w-full">
            Brug min konto
          </Button>
        </form>
      )}
    </InvitedQuestion>
  )
}

/** The same to somebody whom we do not know yet: begin an account right here, or sign in and come back. */
export function JoinSignedOut({ join, token, draft }: { join: Open; token: string; draft: FormDraftView }) {
  const isSetup = join.role === 'owner'
  const path = isSetup ? setupPath(token) : invitationPath(token)
  return (
    <AccountPage scene={HeathScene} isLong>
      <JoinHead join={join} />
      <LinkButton
        href={`/login?redirect=${encodeURIComponent(path)}`}
        variant="outline"
        size="lg"
        prefetch={false}
        className="w-full"
      >
        Log ind med min konto
      </LinkButton>
      <h2 className="mt-12 mb-8 text-2xl">Ny konto</h2>
      {/* The address is proposed, not decided: offices share mailboxes. */}
      <AccountForm
        id={joinAccountForm}
        action={`/api/reseller-invitations/${encodeURIComponent(token)}/account`}
        goTo={dashboardPath}
        hidden={isSetup ? { setup: '1' } : {}}
        proposedEmail={join.email}
        draft={draft}
      />
    </AccountPage>
  )
}

function JoinHead({ join: { companyName, role, expires } }: { join: Open }) {
  return (
    <>
      <AccountHeading
        title={role === 'owner' ? 'Velkommen som forhandler' : `Vil du have adgang til ${companyName}?`}
      />
      <p className="-mt-4 mb-8 wrap-anywhere">
        {role === 'owner'
          ? `Du bliver ansvarlig for ${companyName}. Med en konto ser du jeres koder, bestiller flere og giver kolleger adgang.`
          : 'Med en konto kan du se virksomhedens koder, udlevere dem til familierne og bestille flere.'}{' '}
        Det koster ikke noget. Linket virker indtil den {expires}.
      </p>
    </>
  )
}

type Closed = Exclude<JoinView['kind'], 'open' | 'unknown'>

const closed: Record<Exclude<Closed, 'joined'>, DeadEndProps> = {
  used: {
    title: 'Linket er allerede brugt',
    text: 'Var det dig, så log ind med den konto, du brugte. Ellers kan du bede den, der sendte det, om et nyt.',
    action: <LinkButton href="/login?redirect=/reseller-dashboard">Log ind</LinkButton>,
  },
  expired: {
    title: 'Linket virker ikke længere',
    text: 'Det er for gammelt, eller der er sendt et nyere. Se efter i den nyeste mail, eller bed om et nyt.',
    action: <LinkButton href="/contact?emne=reseller">Skriv til os</LinkButton>,
  },
  suspended: {
    title: 'Aftalen er sat på pause',
    text: 'Så længe kan der ikke komme nye til. Spørg den, der er ansvarlig hos jer, eller skriv til os.',
    action: <LinkButton href="/contact?emne=reseller">Skriv til os</LinkButton>,
  },
}

/** A link that asks nothing any more: why, and the next step. */
export function JoinClosed({ join }: { join: Extract<JoinView, { kind: Closed }> }) {
  const over =
    join.kind === 'joined'
      ? {
          title: `Du har adgang til ${join.companyName}`,
          text: 'På jeres side ser du koderne og kan bestille flere.',
          action: <LinkButton href={dashboardPath}>Gå til jeres side</LinkButton>,
        }
      : closed[join.kind]
  return <DeadEnd {...over} />
}
