// Forms that say what somebody does or did, but none that is as well somebody's work: 'hun var lærer'. Weak past forms in
// -ede are found by their ending.
const forms = `
er var bliver blev har havde får fik kan kunne skal skulle vil ville må måtte bør burde tør turde gik går kom kommer stod står lå ligger sad sidder
satte sætter lagde lægger tog tager gav giver fandt finder så ser sagde siger gjorde gør holdt holder lod lader hed hedder løb sov sover spiste spiser
drak drikker skrev skriver sang synger bandt binder vandt vinder bar bærer brød bryder bød byder fløj flyver frøs græd græder hjalp hjælper hang
hænger slog slår skar skærer skød sprang springer stak stikker steg stiger stjal trak trækker traf træffer faldt falder fulgte følger forlod forlader
forstod forstår bad beder bor døde dør tror vokser lever elsker flytter rejste lærte læste læser hørte hører kørte kører mødte møder fødte føder
førte solgte købte bragte bringer tænkte tænker vidste kendte kender sendte sender tændte tænder vendte vender blæste drømte drømmer bygger bagte
hilste hilser talte taler fortalte fortæller valgte vælger viste viser delte deler brugte bruger gemte gemmer glemte glemmer savner husker mindes
mindedes når lo ler spurgte spørger svarer lyste lyser skabte skaber ledte begyndte begynder endte ender mister overtog overtager oplever omkom
forsvandt tilbragte tilhørte tilbød opgav opdrog optog deltog deltager indgik udgav udkom udgjorde omgav modtog modtager undgik anså beholdt betød
betyder besøgte besøger bestod består befandt begav brændte brænder betalte bestemte holdtes fandtes findes lykkedes lykkes trivedes trives giftedes
syntes synes længtes længes glædes glædedes mødtes mødes skiltes kaldtes kaldte kalder syr danser svømmer vandrer gled glider red rider kogte
koger stegte steger drev driver ramte rammer røg ryger sled slider søgte søger tjente tjener underviste underviser venter hviler sørger rakte
rækker nød nyder savnes huskes elskes kendes nævnes gælder galdt gjaldt løste løfter lytter samler skændtes plejer prøver ror roste ønsker
øste fyldte lånte mente slap greb snød gad skyldtes fødtes fødes forsøgte forblev forbliver efterlod efterlader opholdt udførte gennemførte gennemgik
påtog bidrog foretrak fortsatte fortsætter afgik bosatte tabte nægter kæmper stammer dræbte rømte vedblev bistod tillod omtalte knuste skændes
henter laver tvang svor sank strøg berørte fejrer krøb skreg tav tilgav indså foreslog udviste overlod opfandt opstod oplærte
nedlagde indkøbte
`

const finite = new Set(forms.trim().split(/\s+/))
const past = /^.{2,}ede$/
// Nouns, adverbs and adjectives that look like a past form.
const notPast = new Set(
  'allerede glæde hede brede rede vrede stede tilstede smede fede lede nede kæde spæde bløde hundrede fremmede allierede'.split(
    ' ',
  ),
)
const beforeAdjective = new Set(
  'det den de en et sin sit sine min mit mine hans hendes deres vores vor vort vore andre mange nogle alle flere få hver så meget med af uden til'.split(
    ' ',
  ),
)

/** Whether a word, in small letters, is a finite verb where it stands; the word before it tells 'elskede' the adjective. */
export function isFiniteVerb(word: string, before: string | undefined): boolean {
  if (!past.test(word)) return finite.has(word)
  return !notPast.has(word) && !(before !== undefined && beforeAdjective.has(before))
}
