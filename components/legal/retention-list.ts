import { formDraftHours, retentionDays } from '@/lib/domain/legal/retention'
import { voucherYears } from '@/lib/domain/legal/voucher-retention'
import { inDays } from './in-days'

/** Retention periods; the same figures that deletion uses. */
export const retentionList: ReadonlyArray<{ what: string; howLong: string }> = [
  { what: 'Mindesider med billeder, tekster og slægtstræer', howLong: 'Til ejeren sletter dem' },
  {
    what: 'Kladder, som ingen har vist andre, og som ingen bruger',
    howLong: `${inDays(retentionDays.unusedDraft)} efter at nogen sidst brugte dem, og ${inDays(retentionDays.draftNotice)} mere, hvor ejeren kan beholde dem`,
  },
  {
    what: 'Det, familien har rettet eller fjernet i et slægtstræ',
    howLong: `${inDays(retentionDays.treeEdit)}, hvor det kan fortrydes`,
  },
  {
    what: 'Slægtsfiler, som familien har taget med fra et andet program',
    howLong: `${inDays(retentionDays.treeImportFile)} efter at de er taget ind eller valgt fra`,
  },
  {
    what: 'At nogen har bedt om ikke at stå i et slægtstræ, som et aftryk uden navn',
    howLong: 'Så længe træet findes, så de ikke kommer ind i det igen',
  },
  {
    what: 'Hvad der er lavet af jeres ord og billeder på en side, og hvem der sagde ja',
    howLong: 'Så længe siden findes, med navne, også når det er trukket tilbage',
  },
  {
    what: 'Hvad brug af en udbyders AI kan have kostet, og hvilken konto der bad om det',
    howLong: inDays(retentionDays.providerCost),
  },
  {
    what: 'Hilsner, lys og minder',
    howLong: 'Til du trækker dem tilbage, de bliver fjernet, eller siden bliver slettet',
  },
  { what: 'Hilsner og minder, som familien har afvist', howLong: inDays(retentionDays.rejectedPost) },
  {
    what: 'Svar om, at du kommer til en begravelse eller bisættelse',
    howLong: `${inDays(retentionDays.funeralAnswer)} efter dagen`,
  },
  {
    what: 'Programmet for en begravelse eller bisættelse',
    howLong: `${inDays(retentionDays.funeralProgramme)} efter dagen`,
  },
  {
    what: 'Din konto',
    howLong: `Til du sletter den. Der går ${inDays(retentionDays.accountDeletion)}, hvor du kan fortryde`,
  },
  {
    what: 'Enheder, du har været logget ind på',
    howLong: `${inDays(retentionDays.session)} efter at du blev logget ud`,
  },
  { what: 'Mislykkede forsøg på at logge ind på din konto', howLong: inDays(retentionDays.signInFailure) },
  { what: 'Links, vi har sendt dig', howLong: `${inDays(retentionDays.accessLink)} efter at de løb ud` },
  { what: 'Mails, vi har sendt', howLong: inDays(retentionDays.mail) },
  {
    what: 'Navn og mailadresse på den, der er valgt til at føre en side videre',
    howLong: 'Til valget bliver trukket tilbage, siden bliver overtaget af den, det gælder, eller siden bliver slettet',
  },
  {
    what: 'Din mailadresse, eller din browsers, når du følger en mindeside',
    howLong: `Til du holder op, siden bliver slettet, eller browseren ikke svarer længere. Siger du ikke ja til mails, ${inDays(retentionDays.unconfirmedFollower)}`,
  },
  { what: 'Invitationer til en side', howLong: `${inDays(retentionDays.accessLink)} efter at de løb ud` },
  {
    what: 'Enheder, der får beskeder',
    howLong: 'Til du slår det fra eller logger ud, eller browseren ikke svarer længere',
  },
  {
    what: 'At der er tastet en forkert aktiveringskode, og et aftryk af IP-adressen',
    howLong: `Til koden er taget i brug, og højst ${inDays(retentionDays.wrongActivation)}`,
  },
  { what: 'Beskeder under Min profil', howLong: inDays(retentionDays.notification) },
  {
    what: 'Henvendelser, anmeldelser og klager',
    howLong: `${inDays(retentionDays.closedCase)} efter at de er lukket`,
  },
  {
    what: 'Ønsker om at overtage en side, og det, de bygger på',
    howLong: `${inDays(retentionDays.closedCase)} efter at de er afgjort`,
  },
  {
    what: 'Oplysninger om forhandlere, deres bestillinger, hvem der sagde ja til aftalen, og det, vi har noteret om den',
    howLong:
      'Så længe aftalen gælder, og derefter så længe der findes koder fra dem. Navne på personer i en virksomhed fjerner vi, når de beder om det',
  },
  {
    what: 'Afviste ansøgninger om at blive forhandler',
    howLong: `${inDays(retentionDays.rejectedApplication)} efter svaret`,
  },
  {
    what: 'Det, en forhandler har forberedt til din side, hvis du ikke bruger det',
    howLong: `${inDays(retentionDays.preparedPage)} efter sidste ændring, eller efter at du tog koden i brug. Bliver koden spærret, ${inDays(retentionDays.preparedPageOfBlockedCode)}`,
  },
  {
    what: 'Tegninger af en sten, som ikke blev godkendt',
    howLong: `${inDays(retentionDays.openProofSheet)} efter at de blev lavet`,
  },
  {
    what: 'Tegninger, som familien har godkendt',
    howLong: `Så længe koden findes, med navn og svar. De viser, hvad der blev graveret. Mailadressen sletter vi ${inDays(retentionDays.approvedSheetAddress)} efter at arbejdet er færdigt`,
  },
  {
    what: 'Billeder af den færdige sten',
    howLong: 'Værkstedets: så længe koden findes. Andre: også til den, der tog dem, eller sidens ejer sletter dem',
  },
  {
    what: 'Hvem der gjorde hvad, og fra hvilken slags enhed, af hensyn til sikkerheden',
    howLong: inDays(retentionDays.auditEntry),
  },
  {
    what: 'Kodens historie: fremstillet, låst, tilknyttet, spærret',
    howLong: 'Så længe koden findes. Dit navn forsvinder med kontoen',
  },
  { what: 'Optælling af scanninger, uden oplysninger om personer', howLong: 'Så længe koden findes' },
  {
    what: 'Målinger af, hvor hurtige siderne er, uden oplysninger om personer',
    howLong: inDays(retentionDays.vital),
  },
  { what: 'Optælling af besøg, uden oplysninger om personer', howLong: 'Så længe siden findes' },
  {
    what: 'En fil, hvis overførsel blev afbrudt',
    howLong: `${inDays(retentionDays.unfinishedUpload)}, så den kan fortsættes`,
  },
  { what: 'Tællere mod spam og gætteri', howLong: `Et døgn, og højst ${inDays(retentionDays.counter)}` },
  {
    what: 'Opgaver, som serveren ikke fik gjort færdige, og det, de handlede om',
    howLong: `Til de er gjort færdige, og højst ${inDays(retentionDays.setAsideJob)}`,
  },
  { what: 'Serverens log over fejl', howLong: inDays(retentionDays.log) },
  { what: 'Sikkerhedskopier', howLong: `Højst ${inDays(retentionDays.backup)}` },
  {
    what: 'Det, du sendte fra en browser uden JavaScript, og som blev afvist',
    howLong: `Kan hentes frem i ${formDraftHours === 1 ? 'en time' : `${formDraftHours} timer`} og slettes inden for den næste. Kun formularens egne felter, aldrig adgangskoder`,
  },
  {
    what: 'Et gemt kort, som »Visa •••• 4242«',
    howLong: `Til planen er slut, og ${inDays(retentionDays.savedCard)} mere`,
  },
  { what: 'Den konto, vi skal overføre penge til', howLong: 'Til pengene er overført' },
  { what: 'Beskeder til og fra betalingsudbyderen', howLong: inDays(retentionDays.paymentMessage) },
  {
    what: 'Bilag, hvis du har købt eller bestilt noget, med navn, adresse og telefonnummer',
    howLong: `${voucherYears} år efter regnskabsårets udgang, som bogføringsloven kræver`,
  },
]
