import { formDraftHours, retentionDays } from '@/lib/domain/legal/retention'
import { voucherYears } from '@/lib/domain/legal/voucher-retention'
import { inDays } from './in-days'

/** Retention periods; the same figures that deletion uses. */
export const retentionList: ReadonlyArray<{ what: string; howLong: string }> = [
  {
    // kept by: lib/domain/privacy/commands/delete-account.test.ts
    what: 'Mindesider med billeder, tekster og slægtstræer',
    howLong: 'Til ejeren sletter dem',
  },
  {
    // kept by: lib/domain/privacy/unused-drafts.test.ts
    what: 'Kladder, som ingen har vist andre, og som ingen bruger',
    howLong: `${inDays(retentionDays.unusedDraft)} efter at nogen sidst brugte dem, og ${inDays(retentionDays.draftNotice)} mere, hvor ejeren kan beholde dem`,
  },
  {
    // kept by: lib/domain/family-tree/personal-data.ts
    what: 'Det, familien har rettet eller fjernet i et slægtstræ',
    howLong: `${inDays(retentionDays.treeEdit)}, hvor det kan fortrydes`,
  },
  {
    // kept by: lib/domain/tree-files/personal-data.ts
    what: 'Slægtsfiler, som familien har taget med fra et andet program',
    howLong: `${inDays(retentionDays.treeImportFile)} efter at de er taget ind eller valgt fra`,
  },
  {
    // kept by: lib/domain/family-tree/commands/withdraw-person.test.ts
    what: 'At nogen har bedt om ikke at stå i et slægtstræ, som et aftryk uden navn',
    howLong: 'Så længe træet findes, så de ikke kommer ind i det igen',
  },
  {
    // kept by: lib/domain/made-works/record-made.test.ts
    what: 'Hvad der er lavet af jeres ord og billeder på en side, og hvem der sagde ja',
    howLong: 'Så længe siden findes, med navne, også når det er trukket tilbage',
  },
  {
    // kept by: lib/domain/made-works/list-made.test.ts
    what: 'Hvad brug af en udbyders AI kan have kostet, og hvilken konto der bad om det',
    howLong: inDays(retentionDays.providerCost),
  },
  {
    // kept by: lib/domain/contributions/commands/withdraw-contribution.test.ts
    // kept by: lib/domain/privacy/commands/delete-account.test.ts
    what: 'Hilsner, lys og minder',
    howLong: 'Til du trækker dem tilbage, de bliver fjernet, eller siden bliver slettet',
  },
  {
    // kept by: lib/domain/contributions/personal-data.test.ts
    what: 'Hilsner og minder, som familien har afvist',
    howLong: inDays(retentionDays.rejectedPost),
  },
  {
    // kept by: lib/domain/ceremonies/commands/attend-ceremony.test.ts
    what: 'Svar om, at du kommer til en begravelse eller bisættelse',
    howLong: `${inDays(retentionDays.funeralAnswer)} efter dagen`,
  },
  {
    // kept by: lib/domain/ceremonies/commands/add-programme.test.ts
    what: 'Programmet for en begravelse eller bisættelse',
    howLong: `${inDays(retentionDays.funeralProgramme)} efter dagen`,
  },
  {
    // kept by: lib/domain/privacy/commands/delete-account.test.ts
    what: 'Din konto',
    howLong: `Til du sletter den. Der går ${inDays(retentionDays.accountDeletion)}, hvor du kan fortryde`,
  },
  {
    // kept by: lib/domain/legal/retention.test.ts
    what: 'Enheder, du har været logget ind på',
    howLong: `${inDays(retentionDays.session)} efter at du blev logget ud`,
  },
  {
    // kept by: lib/domain/legal/retention.test.ts
    what: 'Mislykkede forsøg på at logge ind på din konto',
    howLong: inDays(retentionDays.signInFailure),
  },
  {
    // kept by: lib/domain/privacy/tidy-up.test.ts
    what: 'Links, vi har sendt dig',
    howLong: `${inDays(retentionDays.accessLink)} efter at de løb ud`,
  },
  {
    // kept by: lib/domain/privacy/tidy-up.test.ts
    what: 'Mails, vi har sendt',
    howLong: inDays(retentionDays.mail),
  },
  {
    // kept by: lib/domain/members/commands/remove-successor.test.ts, lib/domain/members/leave-nothing.test.ts
    what: 'Navn og mailadresse på den, der er valgt til at føre en side videre',
    howLong: 'Til valget bliver trukket tilbage, siden bliver overtaget af den, det gælder, eller siden bliver slettet',
  },
  {
    // kept by: lib/domain/followers/commands/ask-to-follow.test.ts
    what: 'Din mailadresse, eller din browsers, når du følger en mindeside',
    howLong: `Til du holder op, siden bliver slettet, eller browseren ikke svarer længere. Siger du ikke ja til mails, ${inDays(retentionDays.unconfirmedFollower)}`,
  },
  {
    // kept by: lib/domain/legal/retention.test.ts
    what: 'Invitationer til en side',
    howLong: `${inDays(retentionDays.accessLink)} efter at de løb ud`,
  },
  {
    // kept by: lib/domain/legal/retention.test.ts, lib/domain/notifications/push-job.test.ts
    what: 'Enheder, der får beskeder',
    howLong: 'Til du slår det fra eller logger ud, eller browseren ikke svarer længere',
  },
  {
    // kept by: lib/domain/legal/retention.test.ts, lib/domain/qr-codes/commands/lock-qr-code.test.ts
    what: 'At der er tastet en forkert aktiveringskode, og et aftryk af IP-adressen',
    howLong: `Til koden er taget i brug, og højst ${inDays(retentionDays.wrongActivation)}`,
  },
  {
    // kept by: lib/domain/privacy/tidy-up.test.ts
    what: 'Beskeder under Min profil',
    howLong: inDays(retentionDays.notification),
  },
  {
    // kept by: lib/domain/privacy/tidy-up.test.ts
    what: 'Henvendelser, anmeldelser og klager',
    howLong: `${inDays(retentionDays.closedCase)} efter at de er lukket`,
  },
  {
    // kept by: lib/domain/legal/retention.test.ts
    what: 'Ønsker om at overtage en side, og det, de bygger på',
    howLong: `${inDays(retentionDays.closedCase)} efter at de er afgjort`,
  },
  {
    // kept by: docs/operations.md, lib/domain/resellers/members.test.ts
    what: 'Oplysninger om forhandlere, deres bestillinger, hvem der sagde ja til aftalen, og det, vi har noteret om den',
    howLong:
      'Så længe aftalen gælder, og derefter så længe der findes koder fra dem. Navne på personer i en virksomhed fjerner vi, når de beder om det',
  },
  {
    // kept by: lib/domain/resellers/application-queries.test.ts
    what: 'Afviste ansøgninger om at blive forhandler',
    howLong: `${inDays(retentionDays.rejectedApplication)} efter svaret`,
  },
  {
    // kept by: lib/domain/resellers/stock/prepared-pages.test.ts
    what: 'Det, en forhandler har forberedt til din side, hvis du ikke bruger det',
    howLong: `${inDays(retentionDays.preparedPage)} efter sidste ændring, eller efter at du tog koden i brug. Bliver koden spærret, ${inDays(retentionDays.preparedPageOfBlockedCode)}`,
  },
  {
    // kept by: lib/domain/proof-sheets/personal-data.test.ts
    what: 'Tegninger af en sten, som ikke blev godkendt',
    howLong: `${inDays(retentionDays.openProofSheet)} efter at de blev lavet`,
  },
  {
    // kept by: lib/domain/proof-sheets/personal-data.test.ts
    what: 'Tegninger, som familien har godkendt',
    howLong: `Så længe koden findes, med navn og svar. De viser, hvad der blev graveret. Mailadressen sletter vi ${inDays(retentionDays.approvedSheetAddress)} efter at arbejdet er færdigt`,
  },
  {
    // kept by: lib/domain/stones/commands/delete-photo.test.ts
    what: 'Billeder af den færdige sten',
    howLong: 'Værkstedets: så længe koden findes. Andre: også til den, der tog dem, eller sidens ejer sletter dem',
  },
  {
    // kept by: lib/domain/privacy/tidy-up.test.ts
    what: 'Hvem der gjorde hvad, og fra hvilken slags enhed, af hensyn til sikkerheden',
    howLong: inDays(retentionDays.auditEntry),
  },
  {
    // kept by: lib/domain/qr-codes/code-history.test.ts
    what: 'Kodens historie: fremstillet, låst, tilknyttet, spærret',
    // 2 of 2 kept by: lib/domain/privacy/commands/delete-account.test.ts
    howLong: 'Så længe koden findes. Dit navn forsvinder med kontoen',
  },
  {
    // kept by: lib/domain/qr-codes/printed-code-target.ts
    what: 'Optælling af scanninger, uden oplysninger om personer',
    howLong: 'Så længe koden findes',
  },
  {
    // kept by: lib/domain/vitals/personal-data.test.ts
    what: 'Målinger af, hvor hurtige siderne er, uden oplysninger om personer',
    howLong: inDays(retentionDays.vital),
  },
  {
    // kept by: lib/domain/memorials/visit-counts.test.ts
    what: 'Optælling af besøg, uden oplysninger om personer',
    howLong: 'Så længe siden findes',
  },
  {
    // kept by: lib/domain/media/uploads/uploads.test.ts
    what: 'En fil, hvis overførsel blev afbrudt',
    howLong: `${inDays(retentionDays.unfinishedUpload)}, så den kan fortsættes`,
  },
  {
    // kept by: lib/domain/legal/retention.test.ts, lib/domain/privacy/tidy-up.test.ts
    what: 'Tællere mod spam og gætteri',
    howLong: `Et døgn, og højst ${inDays(retentionDays.counter)}`,
  },
  {
    // kept by: lib/domain/privacy/tidy-up.test.ts
    what: 'Opgaver, som serveren ikke fik gjort færdige, og det, de handlede om',
    howLong: `Til de er gjort færdige, og højst ${inDays(retentionDays.setAsideJob)}`,
  },
  {
    // kept by: docs/operations.md
    what: 'Serverens log over fejl',
    howLong: inDays(retentionDays.log),
  },
  {
    // kept by: scripts/backup.test.mjs, docs/operations.md
    what: 'Sikkerhedskopier',
    howLong: `Højst ${inDays(retentionDays.backup)}`,
  },
  {
    // kept by: lib/domain/find-draft.test.ts, lib/domain/privacy/tidy-up.test.ts
    what: 'Det, du sendte fra en browser uden JavaScript, og som blev afvist',
    howLong: `Kan hentes frem i ${formDraftHours === 1 ? 'en time' : `${formDraftHours} timer`} og slettes inden for den næste. Kun formularens egne felter, aldrig adgangskoder`,
  },
  {
    // kept by: lib/domain/subscriptions/personal-data.test.ts
    what: 'Et gemt kort, som »Visa •••• 4242«',
    howLong: `Til planen er slut, og ${inDays(retentionDays.savedCard)} mere`,
  },
  {
    // kept by: lib/domain/settlement/commands/refund-payment.test.ts
    what: 'Den konto, vi skal overføre penge til',
    howLong: 'Til pengene er overført',
  },
  {
    // kept by: lib/domain/payments/personal-data.test.ts
    what: 'Beskeder til og fra betalingsudbyderen',
    howLong: inDays(retentionDays.paymentMessage),
  },
  {
    // kept by: lib/domain/shop-orders/personal-data.test.ts, lib/domain/invoices/personal-data.test.ts
    what: 'Bilag, hvis du har købt eller bestilt noget, med navn, adresse og telefonnummer',
    howLong: `${voucherYears} år efter regnskabsårets udgang, som bogføringsloven kræver`,
  },
]
