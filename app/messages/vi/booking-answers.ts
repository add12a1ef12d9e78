/** The answers of a booking, in the form, its review, and the back office. */

export const answerLabels = {
  fullName: "Họ tên",
  email: "Email",
  phone: "Điện thoại",
  contactMethod: "Cách liên lạc",
  company: "Công ty",
  service: "Dịch vụ",
  serviceLocation: "Địa điểm quét",
  accessInstructions: "Cách vào địa điểm",
  scanType: "Loại công trình",
  preferredDate: "Ngày mong muốn",
  backupDate: "Ngày dự phòng",
  purpose: "Mục đích",
  projectScope: "Phạm vi công việc",
  numberOfRooms: "Phòng cần quét",
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

/** Under the label of an input, where it needs one. */
export const answerHints = {
  email: "Chúng tôi chỉ gửi email về yêu cầu này.",
  phone: "Ghi cả mã vùng, ví dụ (818)\u00a0555-0142.",
  accessInstructions: "Mã cổng, chỗ đậu xe, người mở cửa.",
  projectScope: "Những không gian nào, lớn bao nhiêu, và bản quét dùng để làm gì.",
  numberOfRooms: "Có phòng khác? Ghi ở mục “Phạm vi công việc”.",
  outputFormats: "Cần RVT, IFC, DWG hoặc E57? Ghi ở mục “Phạm vi công việc”.",
  additionalServices: "Chọn các mục phù hợp.",
  budgetRange:
    "Chúng tôi đã điền sẵn 500\u00a0US$. Nhiều hơn 5.000\u00a0US$? Nhập 5000 và ghi ở mục “Phạm vi công việc”.",
  filesLink:
    "Với tệp trên 15\u00a0MB, chẳng hạn đám mây điểm: chia sẻ trên Google Drive, Dropbox hoặc OneDrive rồi dán đường dẫn.",
};

/** What a visitor chooses from, by the value that is stored. */
export const optionLabels = {
  contactMethod: { Call: "Gọi điện", Text: "Nhắn tin SMS" },
  scanType: { Residential: "Nhà ở", Commercial: "Thương mại" },
  purpose: {
    "Real Estate": "Bất động sản",
    Construction: "Xây dựng",
    Marketing: "Tiếp thị",
  },
  numberOfRooms: { "Living Room": "Phòng khách", Kitchen: "Bếp", Bedroom: "Phòng ngủ" },
  outputFormats: { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" },
  projectTimeline: {
    Flexible: "Linh hoạt",
    Urgent: "Gấp",
    "Within a Week": "Trong vòng một tuần",
  },
  deliveryPreferences: {
    "Download link": "Đường dẫn tải xuống",
    "Cloud folder": "Thư mục đám mây",
    "Web viewer": "Xem trên web",
    "USB drive by mail": "USB gửi qua bưu điện",
  },
};

/** Under the label of an option. */
export const optionHints = {
  contactMethod: {
    Call: "Nếu cần trao đổi, chúng tôi sẽ gọi",
    Text: "Nếu nhanh hơn, chúng tôi sẽ nhắn tin",
  },
  scanType: {
    Residential: "Nhà riêng, căn hộ hoặc condo",
    Commercial: "Văn phòng, cửa hàng, nhà máy hoặc công trình công cộng",
  },
};

export const serviceUnknown = "Chưa xác định";

export const accepted = "Đã đồng ý";
export const notGiven = "Chưa đồng ý";
