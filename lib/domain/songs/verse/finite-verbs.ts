// Forms that say what somebody does or did. Weak past forms in -ede are found by their ending.
const forms = `
er var bliver blev har havde får fik kan kunne skal skulle vil ville må måtte bør burde tør turde
gik går kom kommer stod står lå ligger sad sidder satte sætter lagde lægger tog tager gav giver fandt finder så ser sagde siger
gjorde gør holdt holder lod lader hed hedder løb løber sov sover spiste spiser drak drikker skrev skriver sang synger
spillede bandt binder vandt vinder bar bærer brød bryder bød byder fløj flyver frøs græd græder hjalp hjælper hang hænger
slog slår skar skærer skød sprang springer stak stikker steg stiger stjal trak trækker traf træffer faldt falder fulgte følger forlod forlader forstod forstår
bad beder boede bor døde dør troede tror voksede vokser levede lever elskede elsker arbejdede flyttede flytter rejste rejser
lærte lærer læste læser hørte hører kørte kører mødte møder fødte føder førte fører solgte sælger købte køber bragte bringer tænkte tænker
vidste ved kendte kender sendte sender tændte tænder vendte vender blæste drømte drømmer byggede bygger bagte bager strikkede
plantede malede passede dyrkede cyklede sejlede fiskede fløjtede hilste hilser talte taler fortalte fortæller valgte vælger viste viser
delte deler brugte bruger gemte gemmer glemte glemmer savner savnede husker huskede mindes mindedes nåede når lo ler smilede spurgte spørger svarede svarer
lyste lyser skabte skaber ledte begyndte begynder endte ender mistede mister overtog overtager oplevede oplever omkom forsvandt
afsluttede tilbragte tilhørte tilbød tilegnede opgav opdrog optog deltog deltager indgik udgav udkom udgjorde omgav modtog modtager undgik anså
beholdt betød betyder besøgte besøger bestod består befandt begav bestyrede bevarede blomstrede brændte brænder betalte bestemte
holdtes fandtes findes fandtes lykkedes lykkes trivedes trives giftedes syntes synes længtes længes glædes glædedes mødtes mødes skiltes kaldtes kaldte kalder
hæklede syede syr broderede spillede danser svømmede svømmer vandrede vandrer gled glider red rider kastede lappede kogte koger stegte steger syltede
sluttede studerede uddannede blev ejede ejer drev driver ramte rammer rystede røg ryger sled slider sparede stiftede støttede stillede styrede søgte søger
trivedes trøstede tjente tjener underviste underviser vaskede ventede venter vejede virkede åbnede hviler sørgede sørger rakte rækker rådede nød nyder nåede
savnes huskes elskes kendes mindes nævnes gælder galdt gjaldt kæmpede lykkedes lignede lovede lukkede løste løfter løftede lyttede lytter samlede samler skiftede skinnede skændtes sprøjtede
blandede pakkede plukkede plejede plejer prøvede prøver rejste rensede rettede roede ror roste sad satsede savede vogtede værnede øvede ønskede ønsker øste
`

const finite = new Set(forms.trim().split(/\s+/))
const past = /^.{2,}ede$/
// Nouns, adverbs and adjectives that look like a past form.
const notPast = new Set(
  'allerede glæde hede brede rede vrede stede tilstede smede fede lede tilrede mangede nede kæde snæde spæde bløde'.split(
    ' ',
  ),
)
const beforeAdjective = new Set(
  'det den de en et sin sit sine min mit mine hans hendes deres vores vor vort vore andre mange nogle alle flere få hver så meget'.split(
    ' ',
  ),
)

/** Whether a word, in small letters, is a finite verb where it stands; the word before it tells 'elskede' the adjective. */
export function isFiniteVerb(word: string, before: string | undefined): boolean {
  if (finite.has(word)) return !(word.endsWith('ede') && before !== undefined && beforeAdjective.has(before))
  return past.test(word) && !notPast.has(word) && !(before !== undefined && beforeAdjective.has(before))
}

/** Verbs of what lasts or is done again and again; only after these may a tail say that time passed. */
export const lastingVerbs: ReadonlySet<string> = new Set(
  `arbejdede boede levede elskede sang spillede læste strikkede bagte malede passede dyrkede cyklede sejlede fiskede fløjtede syede broderede
hæklede dansede svømmede vandrede plejede drev hjalp samlede lyttede kørte underviste byggede nød skrev sørgede støttede tjente`.split(
    /\s+/,
  ),
)

/** Verbs that need to say where: without the place the sentence would be cut in two. */
export const verbsOfPlace: ReadonlySet<string> = new Set(
  `boede bor flyttede flytter kom kommer rejste rejser voksede vokser lå ligger stod står sad sidder gik går var er levede lever blev holdt tog tager
bosatte satte førte hed begyndte endte begyndte arbejdede`.split(/\s+/),
)

/** Verbs of how somebody was: 'Som barn var hun syg' without its first words would say it of the whole life. */
export const verbsOfState: ReadonlySet<string> = new Set(
  'var er havde har troede hed boede levede drak røg elskede ønskede drømte sad lå stod blev kunne'.split(' '),
)
