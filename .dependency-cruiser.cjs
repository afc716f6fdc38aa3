/** One rule for each line that may not be crossed, with the sentence a person reads when it is. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one file: move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-imports-only-zod',
      comment:
        'The contract is read by browsers and server alike: it imports zod and nothing else, but for the lines of cards, which mrz checks.',
      severity: 'error',
      from: { path: '^contract/src', pathNot: ['\\.test\\.ts$', '^contract/src/mrz\\.ts$'] },
      to: { pathNot: ['^contract/src', '^node_modules/zod/'] },
    },
    {
      name: 'lines-of-cards',
      comment: 'What reads the lines of cards imports mrz, and types.',
      severity: 'error',
      from: { path: '^contract/src/mrz\\.ts$' },
      to: { pathNot: ['^contract/src', '^node_modules/mrz/'] },
    },
    {
      name: 'plain-parts-of-the-contract',
      comment: 'What the pages before sign-in and every form read without a schema stays plain: no zod.',
      severity: 'error',
      from: {
        path: '^contract/src/(calendario|door|emailAddress|identificacion|lugaresDeUnidad|vigencia|wording)\\.ts$',
      },
      to: {
        pathNot:
          '^contract/src/(calendario|door|emailAddress|identificacion|lugaresDeUnidad|vigencia|wording)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'legajo-stands-alone',
      comment:
        'legajo/ says what is signed and verifies it, in a browser without us: it leans on plain parts of the contract and on nothing that reads a disk or a network.',
      severity: 'error',
      from: { path: '^legajo/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^legajo/',
          '^contract/src/calendario\\.ts$',
          // What reads certificates is loaded where there is a stamp of time.
          '^node_modules/(@noble|canonicalize|zod|pkijs|asn1js)/',
          '^legajo/node_modules/',
        ],
      },
    },
    {
      name: 'pase-stands-alone',
      comment:
        'pase/ says what a gate holds and checks, on the server and on a device without a line: it leans on nothing that reads a disk or a network.',
      severity: 'error',
      from: { path: '^pase/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^pase/', '^contract/src/lugaresDeUnidad\\.ts$', '^node_modules/(@noble|cborg|zod)/'] },
    },
    {
      name: 'ui-knows-no-app',
      comment: 'ui/ is the look that all apps share; it knows no domain, no app, no server.',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: '^(parts|portal|console|porteria|server|e2e|bench|trials)/' },
    },
    {
      name: 'texts-stand-below',
      comment: 'How a sentence is said is the ground of ui/: everything draws with it, and it draws nothing.',
      severity: 'error',
      from: { path: '^ui/src/texts/', pathNot: '\\.test\\.ts$' },
      to: { path: '^ui/src/', pathNot: '^ui/src/(texts|mensajes|kept)/' },
    },
    {
      name: 'parts-know-no-app',
      comment: 'parts/ is what the apps show of the domain: it imports ui/ and the contract.',
      severity: 'error',
      from: { path: '^parts/' },
      to: { path: '^(portal|console|porteria|server|e2e|bench|trials)/' },
    },
    {
      name: 'apps-are-strangers',
      comment:
        'A carrier never downloads the console, a guard neither, and none owes anything to another: share through parts/ and ui/.',
      severity: 'error',
      from: { path: '^(portal|console|porteria)/' },
      to: { path: '^(portal|console|porteria|server|e2e|bench|trials)/', pathNot: '^$1/' },
    },
    {
      name: 'trials-lean-on-the-rest',
      comment: 'What destroys stands by itself: it measures with what bench/ has, and nothing leans on it.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^trials/' },
    },
    {
      name: 'screens-bring-no-whole-contract',
      comment:
        'Whatever stands in its index brings the schemas of every operation to the browser: screens name the file, and take types alone from the index.',
      severity: 'error',
      from: { path: '^(ui|parts|portal|console|porteria)/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-serves-strangers',
      comment: 'The server knows the contract, not the screens.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(portal|console|porteria|parts|ui|e2e|bench|trials)/' },
    },
    {
      name: 'oracle-is-asked-by-tests',
      comment:
        'The database decides how slots stand; what rules/oracle/ says of it is there to hold it to, and nobody else asks.',
      severity: 'error',
      from: { pathNot: ['\\.test\\.ts$', '^server/src/(rules/oracle|testing)/'] },
      to: { path: '^server/src/rules/oracle/' },
    },
    {
      name: 'rules-have-no-io',
      comment:
        'A rule is a pure decision: it imports the contract and other rules, nothing that reads or writes.',
      severity: 'error',
      from: { path: '^server/src/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^server/src/rules/', '^contract/'] },
    },
    {
      name: 'server-has-no-circles',
      comment:
        'Inside the server not even types go round in a circle: each file can be read after those below it.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { circular: true },
    },
    {
      name: 'remote-is-a-wing-of-its-own',
      comment:
        'remote/ holds all of remote mode, and only start.ts and the command that looks at an installation know that there is such a mode.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '^server/src/remote/',
          '^server/src/start\\.ts$',
          '^server/src/cli/doctor\\.ts$',
          '^server/src/testing/',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^server/src/remote/' },
    },
    {
      name: 'doors-leave-sessions-to-one-place',
      comment:
        'A door that carries bytes stands in the table of byteDoors.ts: inSession.ts opens its session, so that the access matrix walks it. What is shown otherwise, the token of a program or the address of a calendar, withToken.ts opens; the link that asks for papers, pedido.ts, and the device at a gate, porteria.ts, as nobody signed in, both by asNobody.ts.',
      severity: 'error',
      from: {
        path: '^server/src/http/',
        pathNot: ['^server/src/http/(inSession|appParts|withToken|asNobody)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: ['^server/src/database/unit\\.ts$', '^server/src/life/'] },
    },
    {
      name: 'one-life-of-a-request',
      comment:
        'A write is claimed, done, audited and tried again in life/ alone: a door or a dispatch that does one of these by itself is a second life.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/life/', '\\.test\\.ts$', '^server/src/(dispatch|audit|idempotency)\\.ts$'],
      },
      to: { path: ['^server/src/(audit|idempotency)\\.ts$'] },
    },
    {
      name: 'doors-stand-above-the-work',
      comment: 'What does the work does not know through which door a call came.',
      severity: 'error',
      from: {
        path: [
          '^server/src/(operations|jobs|mail|sessions|storage|inspection|thumbnails|database|backup|catalogo|geografia|demo|life)/',
          '^server/src/(dispatch|handler|audit|idempotency|compileAnswer|inputProblems|settings)\\.ts$',
        ],
        pathNot: '\\.test\\.ts$',
      },
      to: { path: ['^server/src/(http|remote|cli)/', '^server/src/(server|start|main|cli)\\.ts$'] },
    },
    {
      name: 'foundations-know-no-request',
      comment: 'What keeps data, files, sessions and letters serves requests and jobs, and imports neither.',
      severity: 'error',
      from: {
        path: '^server/src/(database|storage|inspection|sessions|mail|thumbnails|backup|catalogo|geografia)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: [
          '^server/src/(operations|jobs|demo|life)/',
          '^server/src/(dispatch|handler|audit|idempotency|compileAnswer|inputProblems)\\.ts$',
        ],
      },
    },
    {
      name: 'foundations-are-told-where',
      comment:
        'Database, storage, sessions and thumbnails take what they need as parameters: settings.ts reads the environment, and stands above them.',
      severity: 'error',
      from: {
        path: '^server/src/(database|storage|inspection|sessions|thumbnails|backup|catalogo)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^server/src/settings\\.ts$' },
    },
    {
      name: 'storage-stands-above-the-database-alone',
      comment:
        'The database leans on nothing of the server, and storage on the database alone: thumbnails and sessions stand on them.',
      severity: 'error',
      from: { path: '^server/src/(database|storage)/', pathNot: '\\.test(-tools)?\\.ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/(database|storage|syncPath\\.ts)' },
    },
    {
      name: 'nouns-are-siblings',
      comment: 'A noun under operations/ imports no sibling: what two need goes to operations/shared/.',
      severity: 'error',
      from: { path: '^server/src/operations/(carrier|provider)/([^/]+)/' },
      to: { path: '^server/src/operations/(carrier|provider)/', pathNot: ['^server/src/operations/$1/$2/'] },
    },
    {
      name: 'shared-serves-nouns',
      comment: 'operations/shared/ belongs to all nouns and imports none.',
      severity: 'error',
      from: { path: '^server/src/operations/shared/' },
      to: { path: '^server/src/operations/(carrier|provider)/' },
    },
    {
      name: 'rooms-have-one-door',
      comment:
        'A feature of an app is one folder: its own files are its door, and the rooms within are entered by nobody else.',
      severity: 'error',
      from: { path: '^(console/src|portal/src/app|porteria/src)/([^/]+)/' },
      to: {
        path: '^(console/src|portal/src/app|porteria/src)/[^/]+/[^/]+/',
        pathNot: ['^$1/$2/', '^$1/mensajes/'],
      },
    },
    {
      name: 'skeleton-knocks-at-doors',
      comment: 'The files beside the features enter by their doors too; addresses alone lead into routes/.',
      severity: 'error',
      from: { path: '^(console/src|portal/src/app|porteria/src)/[^/]+$' },
      to: {
        path: '^(console/src|portal/src/app|porteria/src)/[^/]+/[^/]+/',
        pathNot: ['^$1/(mensajes|routes)/'],
      },
    },
    {
      name: 'public-pages-stay-light',
      comment:
        'The pages before sign-in weigh almost nothing: no router, no i18next, nothing of /app, however far behind an import.',
      severity: 'error',
      from: { path: '^portal/src/publico/', pathNot: '\\.test\\.ts$' },
      to: {
        path: ['^portal/src/app/', 'node_modules/@tanstack/', 'node_modules/(react-)?i18next/'],
        reachable: true,
      },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Product code does not lean on test code.',
      severity: 'error',
      from: {
        path: '^(contract|server|ui|parts|portal|console|porteria)/',
        pathNot: ['\\.test\\.tsx?$', '^server/(docs|src/testing)/'],
      },
      to: { path: ['\\.test\\.tsx?$', '^server/(docs|src/testing)/'] },
    },
    {
      name: 'declared-dependencies',
      comment: 'A package that is not in package.json works only by luck.',
      severity: 'error',
      from: {},
      // The bundler's own question of a file in a package: the package itself is asked for beside it.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '\\.wasm\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.portal|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
