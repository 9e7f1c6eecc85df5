import { defineSection } from '../define-section.ts';

export const waterUse = defineSection({
  key: 'waterUse',
  route: 'water-use',
  title: 'Water use and irrigation',
  type: 'conditional',
  appliesWhen: 'irrigation or water take',
  outcome: 'Every drop taken is needed, measured and well placed.',
  subOutcomes: [
    {
      key: 'efficientSystem',
      category: 'system',
      type: 'practice',
      title: 'Efficient system',
      outcome: 'The system spreads water evenly at a rate soils can take.',
      source: 'IrrigationNZ SMART irrigation; Good Farming Practice principles 2018 (MfE and partners)',
      actions: [
        { key: 'bucketTest', label: 'Test depth and evenness of each irrigator every year', grade: 'good' },
        {
          key: 'designCode',
          label: 'Build and upgrade to the industry design code and commission the system',
          grade: 'good',
        },
        {
          key: 'variableRateControl',
          label: 'Fit variable rate control and map exclusion areas',
          grade: 'premium',
        },
      ],
    },
    {
      key: 'justifiedWater',
      category: 'scheduling',
      type: 'practice',
      title: 'Justified water',
      outcome: 'Irrigation follows soil moisture, not habit.',
      source: 'IrrigationNZ SMART irrigation',
      actions: [
        {
          key: 'soilMoistureProbe',
          label: 'Schedule from soil moisture probes or a water budget',
          grade: 'good',
        },
        { key: 'leaveRainRoom', label: 'Leave room in the soil for rain', grade: 'good' },
        { key: 'coolSoilCheck', label: 'Hold off when soils are cold and growth is slow', grade: 'good' },
        { key: 'sensorTriggers', label: 'Act on refill and full points from live sensors', grade: 'premium' },
      ],
    },
    {
      key: 'measuredWater',
      category: 'accountability',
      type: 'regulation',
      title: 'Measured water',
      outcome: 'Water taken is measured and inside the consent.',
      source: 'Resource consent; water measuring rules',
      actions: [
        { key: 'meterRecords', label: 'Keep meter or telemetry records for each take', grade: 'good' },
        { key: 'fixLeaks', label: 'Find and fix leaks in irrigation, stock and shed water', grade: 'good' },
        {
          key: 'shedWaterSaving',
          label: 'Cut dairy shed water use below the regional norm',
          grade: 'premium',
        },
      ],
    },
  ],
});
