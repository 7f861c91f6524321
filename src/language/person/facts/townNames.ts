/** Larger towns of the lands whose languages are read here, and well-known ones elsewhere, folded: a place without a word of living there. */
const TOWNS: ReadonlySet<string> = new Set(
  (
    "aachen aberdeen adelaide albuquerque alicante amiens amsterdam anchorage angers antwerp antwerpen arezzo athens athen atlanta auckland " +
    "augsburg austin bath baltimore bangalore bangkok barcelona bari basel basle bayreuth beijing belfast belgrade bergamo bergen berlin bern berne besancon " +
    "bielefeld bilbao birmingham bochum bogota boise bologna bolton bolzano bonn bordeaux boston bournemouth bradford braga brasilia bratislava " +
    "braunschweig bremen brescia brest brighton brisbane bristol bruges brussels brussel bruxelles bucharest budapest bristol buffalo cadiz " +
    "cagliari cairo calgary cambridge campinas canberra cardiff carlisle catania charlotte chemnitz chester chicago christchurch cincinnati " +
    "cleveland coimbra cologne columbus copenhagen cordoba cork coventry crewe curitiba dallas darmstadt darwin delhi denver derby detroit dijon " +
    "dortmund dresden dubai dublin duisburg dundee dunedin durham dusseldorf edinburgh edmonton eindhoven erfurt essen exeter faro ferrara " +
    "florence firenze florianopolis fortaleza frankfurt freiburg funchal galway gdansk geneva geneve genf genoa genova gent ghent gijon girona " +
    "glasgow gloucester gothenburg goteborg gottingen granada graz grenoble groningen guadalajara halifax halle hamburg hamilton hannover hanover " +
    "havana heidelberg helsinki houston hull indianapolis innsbruck inverness ipswich istanbul jena johannesburg karlsruhe kassel kathmandu kiel " +
    "klagenfurt koblenz koln konstanz krakow krefeld kyoto lagos lancaster lausanne leeds leicester leipzig lima limerick limoges lincoln linz " +
    "lisbon lisboa lissabon liverpool livorno ljubljana london londres londra lubeck lubin lucca lucerne luzern lyon lyons madrid magdeburg mainz malaga malmo " +
    "manaus manchester manila mannheim marburg marrakech marseille melbourne memphis messina metz mexico miami middlesbrough milan milano mailand " +
    "milwaukee minneapolis modena monaco montevideo montpellier montreal moscow mulhouse mumbai munich munchen munster murcia nairobi nancy " +
    "nantes naples napoli neapel nashville newcastle newport nice nimes norwich nottingham nuremberg nurnberg oakland oldenburg omaha oporto orlando orleans " +
    "oslo osnabruck ottawa oviedo oxford padova padua palermo palma pamplona paris parma perpignan perth perugia pescara philadelphia phoenix " +
    "pisa pittsburgh plymouth poitiers portland porto portsmouth potsdam prague prag praga preston quebec ravenna reading recife regensburg reims " +
    "rennes rhodes rimini riga roma rome rosario rostock rotterdam rouen saarbrucken sacramento salamanca salerno salford salisbury salzburg santander " +
    "santiago sarajevo seattle seoul setubal sevilla seville sheffield shanghai siena singapore sofia solingen southampton stockholm strasbourg " +
    "strassburg stuttgart sunderland swansea swindon sydney syracuse taipei tallinn tampa tarragona tokyo toledo toronto torino toulon toulouse tours trento trier " +
    "trieste tubingen tucson turin ulm utrecht valencia valencia valladolid vancouver venice venezia verona vicenza vienna wien vigo vilnius " +
    "wakefield warsaw wellington wiesbaden winnipeg wolfsburg wolverhampton worcester wuppertal wurzburg york zaragoza zurich"
  ).split(" "),
);
const OF_SEVERAL_WORDS =
  /^(?:new york(?: city)?|nyc|los angeles|san (?:francisco|diego|jose|sebastian|antonio)|sao paulo|rio(?: de janeiro)?|belo horizonte|porto alegre|buenos aires|mexico city|tel aviv|cape town|hong kong|kuala lumpur|salt lake city|las vegas|kansas city|st\.? (?:louis|gallen|albans|andrews)|saint-?etienne|le (?:mans|havre)|la rochelle|la coruna|las palmas|den haag|the hague|milton keynes|stoke(?: on trent)?|bad (?:aibling|homburg|kissingen|kreuznach|mergentheim|nauheim|oeynhausen|reichenhall|salzuflen|tolz|vilbel|wildungen)|clermont-?ferrand|aix(?:-en-provence)?|villeurbanne|reggio \w+|ciudad de mexico|ho chi minh city|frankfurt am main|freiburg im breisgau|newcastle upon tyne|east london|south london|north london|west london|greater manchester|bay area)$/;
const LANDS =
  /^(?:ohio|texas|florida|california|colorado|oregon|michigan|wisconsin|minnesota|illinois|indiana|iowa|kansas|nebraska|kentucky|tennessee|alabama|louisiana|oklahoma|arizona|nevada|utah|idaho|alaska|hawaii|vermont|massachusetts|connecticut|pennsylvania|new jersey|maryland|delaware|arkansas|mississippi|missouri|bavaria|bayern|sachsen|hessen|tirol|steiermark|karnten|sicilia|sardegna|puglia|toscana|galicia|andalucia|asturias|bretagne|normandie|alsace|cornwall|devon|yorkshire|surrey|sussex|hampshire|dorset|somerset|wiltshire|suffolk|lancashire|cheshire|cumbria|fife|berkshire|oxfordshire|hertfordshire|shropshire|antrim|donegal|kerry|essex|kent|norfolk|queensland|ontario|alberta|uk|england|scotland|wales|northern ireland|ireland|usa|us|canada|australia|new zealand|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|svizzera|france|frankreich|belgium|belgique|netherlands|holland|spain|espana|portugal|italy|italia|italien|brazil|brasil|mexico|argentina|chile|colombia|sweden|norway|denmark|finland|poland|india|south africa|japan|cornwall|devon|kent|essex|sussex|yorkshire|lancashire|norfolk|texas|california|florida|ohio|oregon|bavaria|bayern|hessen|tirol|sicily|sicilia|sardegna|toscana|bretagne|andalucia|galicia)$/;

/** Whether a piece of words is the name of a town or land. In: folded words. */
export const isTownOrLand = (words: string): boolean =>
  TOWNS.has(words) || OF_SEVERAL_WORDS.test(words) || LANDS.test(words);
