import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd } from '@/components/accounts/dead-ends'
import { BirchScene } from '@/components/drawings/birch'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { findDraft } from '@/lib/domain/find-draft'
import { restoreFormName } from '@/lib/domain/privacy/copy'
import { findRestore } from '@/lib/domain/privacy/queries'
import type { RestoreView } from '@/lib/domain/privacy/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Behold din konto', robots: { index: false } }

/** Opening this page does not restore the account, because mail clients prefetch links. */
export default async function RestoreAccountPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, actor] = await Promise.all([params, currentActor()])
  const restore = await findRestore(actor, { token })
  if (restore.kind === 'kept') return <AccountKept />
  if (restore.kind !== 'open') return <DeadRestoreLink kind={restore.kind} />
  const refusal = (await findDraft(restoreFormName, await searchParams))?.message
  return <RestoreQuestion restore={restore} token={token} refusal={refusal} />
}

type QuestionProps = { restore: Extract<RestoreView, { kind: 'open' }>; token: string; refusal: string | undefined }

/** The account, the deletion date and the button that cancels. A plain form: it needs neither script nor sign-in. */
function RestoreQuestion({ restore: { username, due }, token, refusal }: QuestionProps) {
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title="Vil du beholde din konto?">
        Kontoen <span className="break-words text-foreground">{username}</span> bliver slettet {due}. Beholder du den,
        er alt, som det var.
      </AccountHeading>
      <Outcome refusal={refusal} className="mb-6" />
      <form id={restoreFormName} action={`/api/user/deletion/restore/${encodeURIComponent(token)}`} method="post">
        <Button type="submit" size="lg" className="w-full">
          Behold kontoen
        </Button>
      </form>
    </AccountPage>
  )
}

function AccountKept() {
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title="Din konto bliver ikke slettet">
        Alt er, som det var. Har en anden allerede overtaget en af dine mindesider, hører den til den nye ejer, og du
        kan stadig redigere den.
      </AccountHeading>
      <LinkButton href="/profile" size="lg" className="w-full">
        Min profil
      </LinkButton>
    </AccountPage>
  )
}

/** Says why a link cancels no deletion, and the next step. */
function DeadRestoreLink({ kind }: { kind: 'over' | 'unknown' }) {
  return (
    <DeadEnd
      title="Linket virker ikke længere"
      text={
        kind === 'over'
          ? 'Det hører til en tidligere mail. Log ind, så kan du fortryde sletningen på Min profil.'
          : 'Måske kom hele linket ikke med fra mailen, eller kontoen er allerede slettet. Findes den endnu, kan du logge ind og fortryde på Min profil.'
      }
      action={
        <LinkButton href="/login" size="lg" className="w-full">
          Log ind
        </LinkButton>
      }
    />
  )
}
