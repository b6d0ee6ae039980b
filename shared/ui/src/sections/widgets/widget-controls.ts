import type { WidgetControls } from '../section/widget-props';
import { PersonChoiceWidget, RadioWidget, SelectWidget, SwitchWidget } from './choice-widgets';
import { DateWidget } from './date-widget';
import { AmountWidget, NumberWidget } from './number-widget';
import { OfficeWidget } from './office-widget';
import { ObjectiveWidget } from '../objectives/objective-widget';
import { OtherCompanyWidget } from './other-company';
import { RegisterChoiceWidget } from './register-choice';
import { CountryWidget, DistrictWidget, LocalBodyWidget, ProvinceWidget, WardWidget } from './place-widgets';
import { EmailWidget, PhoneWidget, TextAreaWidget, TextWidget } from './text-widgets';

/** The control of each widget that is the same in every filing. What is missing here an area brings itself. */
export const widgetControls: WidgetControls = {
  text: TextWidget,
  nameEnglish: TextWidget,
  nameNepali: TextWidget,
  textarea: TextAreaWidget,
  phone: PhoneWidget,
  email: EmailWidget,
  number: NumberWidget,
  quantity: NumberWidget,
  percent: NumberWidget,
  amount: AmountWidget,
  date: DateWidget,
  switch: SwitchWidget,
  select: SelectWidget,
  radio: RadioWidget,
  personChoice: PersonChoiceWidget,
  registerChoice: RegisterChoiceWidget,
  otherCompany: OtherCompanyWidget,
  country: CountryWidget,
  province: ProvinceWidget,
  district: DistrictWidget,
  localBody: LocalBodyWidget,
  ward: WardWidget,
  office: OfficeWidget,
  nsic: ObjectiveWidget,
};
