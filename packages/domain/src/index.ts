export { markedTexts, withoutMarked } from './kind/left-out.ts';
export { defineOptions, labelOfOption, type Option, type OptionKey } from './kind/options.ts';
export { isOneOf } from './lists/is-one-of.ts';
export type {
  AttributesOf,
  DateField,
  EnumField,
  FeatureRefField,
  Field,
  Fields,
  FieldType,
  FilesField,
  ListField,
  MultiEnumField,
  NumberField,
  RowField,
  TextField,
  ValueOf,
} from './kind/field.ts';
export type { AreaPattern, BookList, KindStyle, LogEvent, Measures, Shape } from './kind/define-kind.ts';
export { families, type Family, type Shade } from './kind/families.ts';
export { allStyles, lookWithin, styleIdOf, styleWithin } from './derive/feature-style.ts';
export { namesCulturalPlace } from './kinds/other/cultural-places.ts';
export { isCulturalPlace } from './derive/is-cultural-place.ts';
export { placeSymbol, SYMBOL_GRID, symbolPaths, type SymbolName } from './kind/symbols.ts';
export { buildingOptions } from './options/buildings.ts';
export { levels, mitigationActions, riskTypes } from './options/risk.ts';
export { kinds, type KindId } from './kinds/registry.ts';
export { UNIT_TINT_OPACITY, unitTint } from './kinds/land/unit-tints.ts';
export {
  allKinds,
  isKindId,
  kindByFeatureType,
  kindById,
  kindsByCollection,
  kindsByRoute,
  type AnyKind,
  type Attributes,
} from './derive/any-kind.ts';
export { checkFields, isFieldShown } from './codecs/field-checks.ts';
export { blankValue } from './codecs/blank-value.ts';
export { uncheckedOf, valuesOf, type UncheckedOf, type ValuesOf } from './derive/values-of.ts';
export { isBlank } from './codecs/is-blank.ts';
export { isJsonObject } from './codecs/is-json-object.ts';
export { isCalendarDay } from './codecs/is-calendar-day.ts';
export type { CheckedFields, FeatureNames, FieldRefusal, JsonSchema, ViewRow } from './codecs/field-codec.ts';
export {
  countInFigures,
  dollars,
  dollarsBriefly,
  figureBetween,
  figureUpTo,
  figureWith,
} from './formats/figures.ts';
export { checkAttributes, checkDrawn, fieldsToFillIn, fieldsWhenDrawn } from './derive/check-attributes.ts';
export { valuesFollowing, valuesFromShape, valuesOfRun } from './derive/values-from-shape.ts';
export { startingAttributes } from './derive/starting-attributes.ts';
export { upgradeAttributes } from './derive/upgrade-attributes.ts';
export { commonFields } from './fields/common-fields.ts';
export { asRemoved, isRemoved, isThere } from './derive/is-removed.ts';
export { referencesTo } from './derive/references-to.ts';
export { viewSections } from './derive/view-rows.ts';
export { derivedRows, rowsAround, type DerivedRow } from './derive/derived-figures.ts';
export {
  columnText,
  columnTotal,
  featureColumns,
  opensForm,
  sortByColumn,
  type FeatureColumn,
} from './derive/columns.ts';
export { isUuid, UUID_PATTERN } from './codecs/is-uuid.ts';
export { readCellText, writeCellText } from './codecs/cell-text.ts';
export * from './derive/layers.ts';
export * from './access/index.ts';
export * from './days/index.ts';
export { photoAway, type PhotoAway } from './files/photo-away.ts';
export { photoWords } from './wording/photo-words.ts';
export {
  allPlanNeeds,
  WITHOUT,
  planListWords,
  planNeeds,
  QUIET_MONTHS,
  type PlanNeed,
} from './plan/plan-needs.ts';
export { chosenIn, textOfChosen } from './formats/chosen-text.ts';
export { unworkedFormulasAsText } from './formats/unworked-formula.ts';
export { allPlanStatuses, planStatuses, type PlanStatus } from './plan/plan-status.ts';
export {
  detailBlocks,
  detailNoteFields,
  detailNoteWords,
  type DetailBlock,
  type DetailNoteValues,
} from './plan/detail-notes.ts';
export { lifeWords } from './wording/life-words.ts';
export * from './life/index.ts';
export * from './approvals/index.ts';
export * from './portfolio/index.ts';
export {
  consentsIn,
  consentWords,
  endingConsents,
  nameOfConsent,
  type Consent,
  type ConsentStep,
} from './registers/consents.ts';
export {
  doubtsOfEnterprises,
  doubtsOfLeases,
  doubtsOfOwnership,
  titlesNamed,
  toggleTitle,
  holdingOf,
} from './plan/title-shares.ts';
export { registerFigures, type FigureLine } from './registers/register-figures.ts';
export { regions } from './plan/regions.ts';
export { boundsOfRegion } from './plan/region-bounds.ts';
export {
  boundsAroundPlace,
  placeWords,
  positionAsTyped,
  regionAt,
  type CountryMap,
} from './plan/place-proposals.ts';
export { checkPlanCreation, refusalOfOwner } from './plan/check-plan-creation.ts';
export { checkPlanConfirmation } from './plan/check-plan-confirmation.ts';
export {
  planConfirmationFields,
  planCreationFields,
  planInfoFields,
  planInfoSections,
  presentPlanInfo,
  type PlanInfo,
} from './plan/plan-info.ts';
export {
  INVITATION_DAYS,
  LONGEST_SEARCH,
  MOST_ROWS_AT_ONCE,
  MOST_TESTS_AT_ONCE,
  PAGE_SIZES,
  searchedFor,
  SESSION_IDLE_HOURS,
  SESSION_LONGEST_DAYS,
  TERMS_VERSION,
} from './plan/limits.ts';
export * from './archive/index.ts';
export * from './documents/index.ts';
export {
  digestOptions,
  EMAIL_CHANGE_HOURS,
  FRESH_SIGN_IN_MINUTES,
  profileFields,
  profileSections,
  settingsFields,
  type EmailDigest,
} from './profile/profile.ts';
export {
  alwaysSent,
  channelOfNotice,
  channelsOfNotices,
  MOST_NOTICES,
  NOTICE_DAYS,
  noticeChannels,
  noticeKeys,
  notices,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeKey,
} from './profile/notices.ts';
export {
  accountFields,
  accountSections,
  newAccountFields,
  newAccountSections,
} from './people/account-fields.ts';
export { accountUserFields, providerUserFields, userSections } from './people/user-fields.ts';
export { userStates } from './people/user-states.ts';
export { fileRefusals } from './wording/file-refusals.ts';
export { peopleRefusals } from './wording/people-refusals.ts';
export { ruleInForce, rulesInForce, type Rule, type RuleConfidence } from './rules/rule.ts';
export {
  figureOfLaw,
  lawInForce,
  lawNotEstablished,
  lawOf,
  lawRows,
  sayLaw,
} from './rules/law/law-in-force.ts';
export type { LawRow, LawSubject, LawText } from './rules/law/law-row.ts';
export {
  winterGrazingRules,
  winterGrazingStandards,
  type WinterGrazingLimits,
  type WinterGrazingStandard,
} from './rules/winter-grazing.ts';
export { nitrogenCapRules } from './rules/nitrogen-cap.ts';
export { areaLargerThanGround } from './wording/fertiliser-words.ts';
export { ruleWords } from './wording/rule-words.ts';
export * from './fertiliser/season/index.ts';
export { readNumberText } from './kind/read-number.ts';
export {
  applicationFigures,
  chargeKeys,
  nutrientsInWords,
  wholeCharge,
  type ApplicationFigures,
  type ProductFigures,
} from './fertiliser/application-figures.ts';
export { formatPrice, sumPriced } from './fertiliser/format-price.ts';
export { perHectare, productOf, sumOf } from './fertiliser/decimals.ts';
export { shareOut } from './fertiliser/share-out.ts';
export { nutrients, type NutrientFigures, type NutrientKey } from './fertiliser/nutrients.ts';
export { contentInWords, fertiliserLibrary, type FertiliserProduct } from './fertiliser/product-library.ts';
export { seasonOf, seasonStarting, type Season } from './fertiliser/season.ts';
export { sensorReadings } from './options/sensor-readings.ts';
export {
  quantities,
  quantityOf,
  rangeSources,
  readingKeys,
  sayReading,
  type QuantityKey,
  type ReadingKey,
} from './readings/quantities.ts';
export {
  integrationFields,
  integrationSections,
  misfitsOf,
  startingMapping,
  type IntegrationValues,
  type Mapping,
} from './readings/mapping.ts';
export {
  readUplink,
  type ReadUplink,
  type ReadingRefusal,
  type ReadingValues,
  type RefusalReason,
  type Uplink,
} from './readings/read-uplink.ts';
export {
  flagLimits,
  flagsOf,
  type DeviceFlag,
  type FlagKind,
  type RecentReading,
  type SensorState,
} from './readings/flags.ts';
export { sayAge } from './readings/age.ts';
export {
  longestBridgeOf,
  readingSpans,
  sayTime,
  sayTimeInFull,
  timeTicks,
  type ReadingSpan,
} from './readings/spans.ts';
export { integrationWords, readingRefusals } from './wording/reading-refusals.ts';
export { searchWords } from './wording/search-words.ts';
export { listWords } from './wording/list-words.ts';
export { titleWords } from './wording/title-words.ts';
export * from './boundary/index.ts';
export {
  FOLDED_APOSTROPHES,
  FOLDED_BREAKS,
  FOLDED_MARKS,
  foldForSearch,
  isFoundIn,
} from './wording/fold-search.ts';
export { hectaresInFigures, formatHectares } from './wording/format-hectares.ts';
export { formatStrip } from './wording/format-strip.ts';
export { accessWords } from './wording/access-words.ts';
export { closedWords } from './wording/closed-words.ts';
export { formWords } from './wording/form-words.ts';
export { noticeWords } from './wording/notice-words.ts';
export { tourWords } from './wording/tour-words.ts';
export { mapWords } from './wording/map-words.ts';
export { goneWords } from './wording/gone-words.ts';
export { toasts } from './wording/toasts.ts';
export { authErrors, BREAK_MARKER, refusals, type AuthErrorCode } from './wording/refusals.ts';
export { groundAttribution, titleAttribution } from './wording/attribution.ts';
export {
  analyteByKey,
  analyteInWords,
  analyteOfLayer,
  analytes,
  type Analyte,
  type AnalyteKey,
} from './soil/analytes.ts';
export {
  isSameResult,
  readResult,
  unusualResult,
  withUnit,
  writeResult,
  type Result,
  type Results,
} from './soil/result.ts';
export {
  checkSoilTest,
  checkSoilTestForm,
  soilTestDetailFields,
  soilTestFields,
  soilTestSections,
  soilTestValues,
  type CheckedSoilTest,
  type SoilTestContent,
} from './soil/soil-test.ts';
export {
  NOT_TESTED,
  SOIL_BAND_WIDTH,
  soilBandOf,
  soilBands,
  soilLookOf,
  soilLooks,
  soilTargetFor,
  type SoilBand,
  type SoilTarget,
} from './soil/targets.ts';
export {
  dayOfTest,
  newestResults,
  newestTests,
  soilTrend,
  type TestOfTransect,
  type TrendPoint,
} from './soil/test-series.ts';
export { SAMPLE_EVERY_YEARS, sampleDue, type SampleDue } from './soil/sample-due.ts';

export * from './soil/laboratory/index.ts';
export { schemaOfFields } from './codecs/field-schemas.ts';
export * from './record/index.ts';
export { proposalWords } from './wording/proposal-words.ts';
export { surroundingWords } from './wording/surrounding-words.ts';
export { terrainWords } from './wording/terrain-words.ts';
export { GEOMETRY } from './kind/geometry-key.ts';
export { sessionWords } from './wording/session-words.ts';
export { labelOfWrite, recordWords } from './wording/record-words.ts';
export * from './risk/index.ts';
export * from './editions/index.ts';
export { placePickWords } from './wording/place-pick-words.ts';
export { editionWords } from './wording/edition-words.ts';
export { riskWords } from './wording/risk-words.ts';
export { slopeClasses } from './options/soil.ts';
export { proposeFromTerrain, type TerrainProposal } from './terrain/propose-from-terrain.ts';
export { slopeFigures, STEEPEST_RUN_METRES, type SlopeFigures } from './terrain/slope-figures.ts';
export { undoRefusals } from './wording/undo-words.ts';
export { reportWords } from './wording/report-words.ts';
export {
  bookGrounds,
  bookWords,
  type BookGround,
  MOST_BOOK_SEASONS,
  redactions,
  type BookPart,
  type Redaction,
} from './wording/book-words.ts';
export { calendarWords } from './wording/calendar-words.ts';
export { tokenWords } from './wording/token-words.ts';
export { releaseWords } from './wording/release-words.ts';
export { auditWords } from './wording/audit-words.ts';
export { summaryWords } from './wording/summary-words.ts';
export { serviceWords } from './wording/service-words.ts';
export { taskWords } from './wording/task-words.ts';
export * from './outcomes/index.ts';
export * from './actions/index.ts';
export * from './formats/index.ts';
export * from './reporting/index.ts';
export { rotationOf, withPassedSeason, type RotationSeason } from './rotation/with-passed-season.ts';
export * from './tasks/index.ts';
export * from './logs/index.ts';
export * from './next-steps/index.ts';
export * from './readiness/index.ts';
export * from './requirements/index.ts';
export * from './programmes/index.ts';
export * from './examinations/index.ts';
export * from './release/index.ts';
export * from './audit/index.ts';
export * from './balance/index.ts';
export * from './first-draft/index.ts';
export * from './surroundings/index.ts';
export * from './livestock/index.ts';
export * from './ghg/index.ts';
export * from './drawing/index.ts';
export { quickFieldsOf, sayQuickFields } from './derive/quick-fields.ts';
export { drawingWords, partitionRefusals } from './wording/drawing-words.ts';
export * from './map-files/index.ts';
export * from './exchange/index.ts';
export { cornerRefusals, exactWords, traceRefusals } from './wording/exact-words.ts';
export * from './position/index.ts';
export * from './pins/index.ts';
export * from './text-files/index.ts';
