import type { CouncilsTexts, SpecCouncilsTexts } from '../../content/model/councils.ts';
import type { DefenceLabelsTexts, SpecializedCouncilTexts } from '../../content/model/defences.ts';
import type { LangTexts } from '../../content/model/frame-texts.ts';
import type { DepartmentsTexts, HistoryTexts, NewsLabelsTexts } from '../../content/model/page-texts.ts';
import type { SearchTexts } from '../../content/model/search-texts.ts';
import type { ViewerTexts } from '../../content/model/viewer-texts.ts';
import type { Compiled } from './entries.ts';
import type {
  FooterNamespace,
  HeaderNamespace,
  LabelsNamespace,
  LatestNewsNamespace,
  ModalNamespace,
} from './frame.ts';
import type { DefencesNamespace, NewsArchiveNamespace, UnitListNamespace } from './item-pages.ts';
import type {
  ContactsNamespace,
  GrainsNamespace,
  HomeNamespace,
  NotFoundNamespace,
  TestNamespace,
} from './single-pages.ts';
import type {
  ApplicantsNamespace,
  DevelopmentsNamespace,
  DirectorateNamespace,
  DocumentsPageNamespace,
  EquipmentCenterNamespace,
  MonographsNamespace,
  ProcurementNamespace,
  ScheduleNamespace,
  TextPageNamespace,
} from './text-pages.ts';

/** Every namespace with one name; those of items are named for their item. Pages read, by name. */
export interface Namespaces {
  header: HeaderNamespace;
  footer: FooterNamespace;
  modal: ModalNamespace;
  labels: LabelsNamespace;
  lang: Compiled<LangTexts>;
  news: Compiled<NewsLabelsTexts>;
  'latest-news': LatestNewsNamespace;
  'newest-news': NewsArchiveNamespace;
  departments: Omit<Compiled<DepartmentsTexts>, 'kinds'>;
  laboratories: UnitListNamespace;
  home: HomeNamespace;
  grains: GrainsNamespace;
  history: Compiled<HistoryTexts>;
  contacts: ContactsNamespace;
  'not-found': NotFoundNamespace;
  search: Compiled<SearchTexts>;
  councils: Compiled<CouncilsTexts>;
  directorate: DirectorateNamespace;
  developments: DevelopmentsNamespace;
  procurement: ProcurementNamespace;
  'equipment-center': EquipmentCenterNamespace;
  'institute-documents': DocumentsPageNamespace;
  monographs: MonographsNamespace;
  specializedcouncil: TextPageNamespace<SpecializedCouncilTexts>;
  defences: DefencesNamespace;
  defence: Compiled<DefenceLabelsTexts>;
  'spec-councils': Compiled<SpecCouncilsTexts>;
  applicants: ApplicantsNamespace;
  schedule: ScheduleNamespace;
  test: TestNamespace;
  viewer: Compiled<ViewerTexts>;
}
