import type { ReactNode } from 'react'
import { Gravestone } from '@/components/drawings/gravestone'
import { CodeForm } from '@/components/landing/code-form'
import { ClaimForm } from '@/components/qr-codes/claim-form'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import type { ScanView } from '@/lib/domain/qr-codes/policy'
import type { CardSource } from '@/lib/domain/qr-codes/schema'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type ScanAnswerProps = {
  view: Exclude<ScanView, { kind: 'memorial' | 'mine' }>
  /** As scanned; any text if the code is unknown. */
  code: string
  isSignedIn: boolean
  card: CardSource | null
  supportEmail: string
  refusal?: { message: string; activationCode?: string | undefined } | undefined
}

/** Explains a code that leads to no page, and offers what to do next. */
export function ScanAnswer({ view, code, isSignedIn, card, supportEmail, refusal }: ScanAnswerProps) {
  const support = <SupportLink email={supportEmail} code={code} />
  switch (view.kind) {
    case 'unknown':
      return (
        <ScanMessage title="Vi kender ikke koden">
          <p className="text-lg">
            Der er ingen kode hos os, der hedder <span className="break-all font-semibold">{code || '(tom)'}</span>. Se
            efter på stenen, om alle ti tegn er rigtige, og skriv koden her.
          </p>
          <CodeForm className="text-left" />
          <p>Er du sikker på, at koden er rigtig?</p>
          {support}
        </ScanMessage>
      )
    case 'free':
      return (
        <ScanMessage title="Koden venter på sin mindeside" code={code}>
          <FreeCode code={code} />
        </ScanMessage>
      )
    case 'claimable':
      return (
        <ScanMessage title="Koden venter på sin mindeside" code={code}>
          <p className="text-lg">Når koden er knyttet til din konto, vælger du, hvilken mindeside den skal føre til.</p>
          <ClaimForm code={code} card={card} refusal={refusal} />
        </ScanMessage>
      )
    case 'on_its_way':
      return (
        <ScanMessage title="Mindesiden er på vej" code={code}>
          <p className="text-lg">
            Familien er ved at gøre siden klar. Kom forbi igen senere, og scan koden en gang til.
          </p>
          {!isSignedIn && (
            <p>
              Hører stenen til din familie? <TextLink href={`/qr-scan/${code}/login`}>Log ind</TextLink>
            </p>
          )}
        </ScanMessage>
      )
    case 'members_only':
      return (
        <ScanMessage title="Mindesiden er for familien" code={code}>
          <p className="text-lg">Familien har valgt, at kun de, der er inviteret, kan se siden.</p>
          {!isSignedIn && <LinkButton href={`/qr-scan/${code}/login`}>Log ind</LinkButton>}
        </ScanMessage>
      )
    case 'blocked':
      return (
        <ScanMessage title="Koden er spærret" code={code}>
          <p className="text-lg">
            Koden kan ikke bruges, fordi den er meldt tabt, stjålet eller kopieret. Hører stenen til din familie, så
            hjælper vi dig.
          </p>
          {support}
        </ScanMessage>
      )
    case 'retired':
      return (
        <ScanMessage title="Koden er taget ud af brug" code={code}>
          <p className="text-lg">
            Koden hører til en sten, der er taget ned. Står den her alligevel, vil vi gerne vide det.
          </p>
          {support}
        </ScanMessage>
      )
  }
}

type ScanMessageProps = {
  title: string
  /** Normalised; absent if it is not one of our codes. */
  code?: string
  children: ReactNode
}

function ScanMessage({ title, code, children }: ScanMessageProps) {
  return (
    <PageBody width="form" className="text-center">
      <Gravestone className="mx-auto h-36 w-auto sm:h-44" />
      <h1 className="mt-8 text-3xl">{title}</h1>
      {code && (
        <p className="mt-3 text-muted-foreground tabular-nums tracking-wider">
          <span className="sr-only">Koden er </span>
          {formatTextCode(code)}
        </p>
      )}
      <div className="mt-6 space-y-6">{children}</div>
    </PageBody>
  )
}

function FreeCode({ code }: { code: string }) {
  return (
    <>
      <p className="text-lg">
        Koden hører til en ny sten. Knyt den til en konto, så kan du lave en mindeside, som alle, der scanner stenen,
        kommer til.
      </p>
      <div className="flex flex-col gap-3">
        <LinkButton href={`/register?qrCode=${code}`} size="lg">
          Opret konto
        </LinkButton>
        <LinkButton href={`/qr-scan/${code}/login`} variant="outline" size="lg">
          Log ind
        </LinkButton>
      </div>
      <div className="space-y-3 border-border border-t pt-6">
        <p>Vil du hellere gøre det hjemme ved bordet? Så sender vi dig en mail, du kan gå videre fra.</p>
        <LinkButton href={`/qr-email-register?qrCode=${code}`} variant="link">
          Send mig et link
        </LinkButton>
      </div>
    </>
  )
}

function SupportLink({ email, code }: { email: string; code: string }) {
  const subject = encodeURIComponent(`QR-kode ${code}`)
  return (
    <p>
      Skriv til os på{' '}
      <a
        href={`mailto:${email}?subject=${subject}`}
        className="break-words text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {email}
      </a>
      .
    </p>
  )
}
