/** Made-up life stories as families write them; no person in them has lived. */
export const lifeStories = {
  karen: `Karen blev født i det lave hus bag klitten ved Bovbjerg, som den tredje af fem. Far fiskede, mor holdt høns, og om vinteren stod døren på klem ind til kostalden, så varmen kunne nå ud i stuen. Hun lærte at læse af Vestkysten, som lå under lampen.
Som fjortenårig kom hun ud at tjene på en gård ved Bøvling. Hun var bange for hestene den første uge og græd den sidste, da hun skulle hjem.
Til høstfesten i 1958 bad Poul Holm hende op til en vals, som han ikke kunne danse. De blev gift året efter og overtog hans fars gård med tolv køer, en Ferguson og en gæld, de aldrig talte om foran børnene. De fik Mette, Jens og Birgit, og der var altid nogen ekstra ved bordet.
Karen bagte rugbrød hver fredag. Hun strikkede sokker til alle, hun kendte, og til en del, hun ikke kendte.
Da Jens tog over, flyttede de ind til byen, og Karen fik endelig den have, hun havde villet have. Dér sad hun om aftenen og hilste på alle, der gik forbi.
Hun døde stille en tirsdag morgen, mens det blev lyst.`,
  inger: `Inger Marie Sørensen blev født den 4. marts 1936 i Svendborg som den ældste af fire søskende. Hendes far var bager, og duften af friskt brød fulgte hende hele livet. Hun gik i skole på Sankt Jørgens Vej og elskede at læse.
I 1954 begyndte hun at læse til sygeplejerske i Odense. Hun arbejdede på børneafdelingen i næsten fyrre år og kendte hvert barn ved navn. I 1961 blev hun gift med Knud, som hun havde mødt til et bal i Forsamlingshuset. De fik tre børn, Lars, Hanne og Peter.
Haven var hendes stolthed. Hun dyrkede roser, tomater og de sødeste jordbær på Fyn. Hun sang i kirkekoret hver torsdag og var altid den første til at tage opvasken.
Inger fik otte børnebørn, og hun glemte aldrig en fødselsdag. Efter Knuds død i 2009 flyttede hun i en lejlighed med udsigt over sundet. Hun fik kræft i 2021. Hun sov stille ind derhjemme med familien omkring sig.`,
  jorgen: `Jørgen kom til verden på en lille gård i Thy i 1941. Han var den yngste af syv, og han lærte tidligt at passe køerne. Som dreng cyklede han otte kilometer til skole i al slags vejr.
Han blev udlært tømrer hos mester Madsen i Thisted og byggede siden huse over hele Nordjylland. Han havde store hænder og talte ikke meget, men man kunne altid regne med ham.
I 1966 mødte han Grethe ved et bal i Hanstholm. De blev gift året efter og byggede selv deres hus ved fjorden. Sammen fik de sønnerne Bo og Henrik.
Jørgen elskede at fiske, og han sad helst i jollen før solen stod op. Han spillede harmonika til alle familiens fester. Han lærte sine børnebørn at snitte fløjter af hyld.
De sidste år sad han på bænken ved fjorden og så bådene komme hjem. Han døde i februar 2022, 80 år gammel.`,
  fatma: `Fatma blev født i Konya i 1952 og kom til Danmark i 1973 for at arbejde på Grundfos i Bjerringbro. Hun talte ikke et ord dansk, da hun kom, men hun lærte det ved samlebåndet. I 1976 fik hun datteren Aylin, og to år efter kom sønnen Murat.
Hendes køkken stod åbent for alle. Hun lavede mad til hele opgangen, og ingen gik sultne hjem fra Fatma. Hun syede gardiner til naboerne og kjoler til deres børn.
Hun elskede at gå langs åen med sine børnebørn. Hver sommer rejste hun hjem til Konya og kom tilbage med krydderier og historier. Hun bad sine bønner og lo højt hver dag.
Fatma savnes af fem børnebørn og af en hel gade.`,
  mikkel: `Mikkel blev kun 24 år. Han blev født på Rigshospitalet en snevejrsdag i januar og voksede op på Nørrebro med sin mor og sin storesøster Sofie. Han spillede fodbold i BK Skjold, og han grinede, så hele omklædningsrummet grinede med.
Han tog en uddannelse som kok og arbejdede på en restaurant i Nyhavn. Han elskede musik, lange nætter og sin hund Balder. Om sommeren cyklede han til Bornholm med sine venner.
Mikkel kunne få alle til at føle sig set. Han kæmpede med et mørke, som vi ikke altid kunne se. Vi savner ham hver eneste dag.`,
  ellen: `Ellen Kirstine Bruun blev født i Frederikshavn i 1932. Hendes far sejlede, og moren tog imod vasketøj. Hun kom i lære i en manufakturhandel, og der stod hun bag disken i toogtredive år.
Hun mødte Aage på havnen i 1953. Han sejlede på Grønland, og hun ventede. Ellen satte hver aften et lys i vinduet mod havnen, også længe efter at Aage var gået i land.
De fik ingen børn, men huset var altid fuldt af naboens. Hun lærte dem at spille kort, bage kringler og tie stille under vejrudsigten. Hun gik til gymnastik til hun var 85.
Ellen holdt af havet, af stilheden og af en god kop kaffe. Hun døde den 30. august 2022.`,
}
