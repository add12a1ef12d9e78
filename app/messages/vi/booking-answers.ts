export const answerLabels = {
  fullName: "Họ tên",
  email: "Email",
  phone: "Điện thoại",
  contactMethod: "Cách liên lạc",
  company: "Công ty",
  service: "Dịch vụ",
  serviceLocation: "Địa điểm quét 3D",
  accessInstructions: "Cách vào địa điểm",
  scanType: "Loại công trình",
  preferredDate: "Ngày mong muốn",
  backupDate: "Ngày dự phòng",
  purpose: "Mục đích",
  projectScope: "Phạm vi công việc",
  numberOfRooms: "Phòng cần quét 3D",
  outputFormats: "Định dạng bàn giao",
  budgetRange: "Ngân sách dự kiến",
  projectTimeline: "Thời hạn mong muốn",
  additionalServices: "Dịch vụ bổ sung",
  specialInstructions: "Yêu cầu riêng",
  deliveryPreferences: "Cách nhận sản phẩm",
  filesLink: "Đường dẫn đến tệp lớn",
  termsAccepted: "Điều khoản",
  privacyConsent: "Quyền riêng tư",
  showcaseConsent: "Giới thiệu bản quét",
};

export const serviceUnknown = "Chưa xác định";

export const startingAmount = (amount: string) => `${amount} (mức chúng tôi điền sẵn)`;

export const accepted = "Đã đồng ý";
export const notGiven = "Chưa đồng ý";
