import type { FormDraftView } from '@/components/form/form-draft'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { CutInscription } from '@/components/proof-sheets/cut-inscription'
import { ApproveForm, ChangesForm } from '@/components/proof-sheets/family-answer-forms'
import { SenderContact } from '@/components/proof-sheets/sender-contact'
import { StoneFacts } from '@/components/proof-sheets/stone-facts'
import { TakenOver } from '@/components/proof-sheets/taken-over'
import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { thingOf } from '@/lib/domain/artwork/copy'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { comparedWith, sheetName, textCutApart, wordsTitle } from '@/lib/domain/proof-sheets/copy'
import { familySheetCall } from '@/lib/domain/proof-sheets/paths'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'
import { formatDate, formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { workOn } from '@/lib/shared/thing'

type Props = { sheet: FamilySheetView; token: string; approval: FormDraftView; changes: FormDraftView }

/** The stone as it will be cut, for the family to review. */
export function FamilySheet({ sheet, token, approval, changes }: Props) {
  const { inscription, life, sender, note, status, version } = sheet
  const isAsked = status === 'sent'
  const call = familySheetCall(token)
  return (
    <PageBody
      width="page"
      title={<NameInHeading name={inscription.name} />}
      intro={`Sådan har ${sender.name} tegnet ${thingOf(sheet)}. Tegning ${sheetName(sheet)}.`}
    >
      <TakenOver sheet={sheet} />
      <FamilyAnswer sheet={sheet} pdf={`${call}/pdf`} />
      {note && isAsked && (
        <blockquote className="mb-10 max-w-measure whitespace-pre-line break-words border-primary border-l-4 pl-5 text-lg">
          {note}
        </blockquote>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <a
            href={`${call}/drawing?v=${version}`}
            className="-mx-4 block bg-stone-200 p-1 sm:mx-0 sm:rounded-2xl sm:p-5"
          >
            <img
              src={`${call}/drawing?v=${version}`}
              alt={`Tegning af ${thingOf(sheet)}: ${inscription.name}, med en QR-kode. Tryk for at se den større`}
              className="mx-auto w-full object-contain lg:max-h-160"
            />
          </a>
          <p className="mt-3 text-muted-foreground">Tryk på tegningen for at se den større.</p>
        </div>
        <div className="space-y-10">
          {!isAsked && <InscriptionSection sheet={sheet} />}
          <section>
            <h2 className="mb-3 text-xl">Sådan bliver den lavet</h2>
            <StoneFacts facts={life ? [...sheet.facts, [comparedWith, life]] : sheet.facts} />
          </section>
          <p hidden={status === 'approved'}>
            <a href={`${call}/pdf`} className={buttonVariants({ variant: 'outline' })}>
              Hent tegningen som PDF
            </a>
            <span className="mt-2 block text-muted-foreground text-sm">
              Til at udskrive og vise på kirkegården. Koden kan scannes fra papiret.
            </span>
          </p>
        </div>
      </div>
      {isAsked && (
        <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 border-border border-t pt-12 lg:grid-cols-2">
          <div className="rounded-2xl bg-card p-5 sm:p-8 lg:col-span-2">
            <InscriptionSection sheet={sheet} />
          </div>
          <ApproveForm token={token} version={version} familyName={sheet.familyName} draft={approval} />
          <ChangesForm
            token={token}
            version={version}
            familyName={sheet.familyName}
            thing={thingOf(sheet)}
            draft={changes}
          />
        </div>
      )}
      <section className="mt-14 border-border border-t pt-8">
        <h2 className="mb-2 text-xl">Har du spørgsmål?</h2>
        <SenderContact sender={sender} />
      </section>
      <SheetPrivacy sender={sender} />
    </PageBody>
  )
}

/** Every letter, beside the question about them. */
function InscriptionSection({ sheet: { inscription, options } }: { sheet: FamilySheetView }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{wordsTitle(inscription)}</h2>
      <CutInscription inscription={inscription} options={options} />
      {!inscription.cutsText && <p className="mt-2 text-muted-foreground">{textCutApart}</p>}
    </section>
  )
}

/** The data controller for the family's contact details, and where to ask. */
function SheetPrivacy({ sender: { company, isOperator } }: Pick<FamilySheetView, 'sender'>) {
  const { path, title } = legalDocuments.privacy
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="mb-2 text-xl">Dit navn og din mailadresse</h2>
      <p className="break-words">
        {isOperator
          ? // kept by: docs/operations.md
            'Vi bruger dem kun til tegningen og har selv ansvaret for dem.'
          : `${company} har ansvaret for det navn og den mailadresse, der hører til tegningen. Vi gemmer dem for ${company}.`}{' '}
        Du kan læse, hvordan vi passer på dem, under{' '}
        <TextLink href={path} prefetch={false}>
          {title}
        </TextLink>{' '}
        eller skrive til os under{' '}
        <TextLink href="/contact" prefetch={false}>
          Kontakt
        </TextLink>
        .
      </p>
    </section>
  )
}

type FamilyAnswerProps = { sheet: FamilySheetView; pdf: string }

/** The answer given and what happens next; shown after answering and on later visits. */
function FamilyAnswer({ sheet, pdf }: FamilyAnswerProps) {
  const { status, answeredByName, answeredAt, answer, sender } = sheet
  const when = answeredAt ? formatDate(new Date(answeredAt)) : ''
  if (status === 'changes_requested') {
    return (
      <Notice title="Tegningen bliver rettet" className="mb-10 max-w-measure">
        <p>{`${answeredByName} skrev ${when}:`}</p>
        <p className="mt-2 whitespace-pre-line break-words">{answer}</p>
        <p className="mt-2">
          {sender.name} har fået besked. Der kommer en mail, når den nye tegning er klar. Indtil da bliver der ikke{' '}
          {workOn(thingOf(sheet)).done} noget.
        </p>
      </Notice>
    )
  }
  return status === 'approved' ? <Approved sheet={sheet} pdf={pdf} when={when} /> : null
}

function Approved({ sheet, pdf, when }: FamilyAnswerProps & { when: string }) {
  const { answeredByName, sender, readyWhen, linkEndsAt } = sheet
  return (
    <Notice variant="success" title="Tegningen er godkendt" className="mb-10 max-w-measure">
      <p>{`${answeredByName} godkendte den ${when}. Sådan bliver ${thingOf(sheet)}. Tak, fordi du læste den så grundigt igennem.`}</p>
      <p className="mt-4 font-semibold">Det sker der nu</p>
      <ol className="mt-1 list-decimal space-y-1 pl-5">
        <li>Der er sendt en kvittering på mail med den godkendte tegning.</li>
        <li>
          {sender.name} har fået svaret og kan gå i gang med {thingOf(sheet)}.
        </li>
        <li>
          {readyWhen
            ? `${sender.name} regner med, at arbejdet er færdigt: ${readyWhen}.`
            : `${sender.name} siger til, når ${thingOf(sheet)} er klar. Er der gået et par uger, uden at du har hørt noget, så ring eller skriv.`}
        </li>
      </ol>
      <p className="mt-5">
        <a href={pdf} className={buttonVariants({ variant: 'outline' })}>
          Hent den godkendte tegning (PDF)
        </a>
        <span className="mt-2 block text-sm">Linket virker indtil {formatWeekdayAndDate(new Date(linkEndsAt))}.</span>
      </p>
    </Notice>
  )
}
